/**
 * `npm test`: runs the checks of the sources beside each other, then every part of the test suite in order, each in its
 * own process, and prints one closing line. `npm run test:all` (`--all`): runs each part in full, and the parts for
 * releases; it takes hours. A failed part does not stop the others: one run reports everything that is wrong.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Failure,
  listFailures,
  listFlaky,
  type PlaywrightSuite,
  type VitestReport,
} from './failures.ts';
import { CHECKS, FOR_RELEASES, PARTS, report, REPORTS, type Part } from './parts.ts';
import { runSteps } from './steps.ts';
import { useMemoryForTemporaryFiles } from '../temporary-folder.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed on their second attempt. */
  readonly flaky: readonly Failure[];
  readonly failures: readonly Failure[];
}

/** Reads the JSON report of vitest or of playwright. */
function readCounts(part: Part, status: number | null): Counts {
  const good = status === 0;
  if (!part.report)
    return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, flaky: [], failures: [] };
  if (!existsSync(part.report)) return { passed: 0, failed: 1, skipped: 0, flaky: [], failures: [] };
  const json = JSON.parse(readFileSync(part.report, 'utf8')) as VitestReport &
    PlaywrightSuite & {
      numPassedTests?: number;
      numFailedTests?: number;
      numPendingTests?: number;
      stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
  const failures = listFailures(json);
  const flaky = listFlaky(json);
  const counts = json.stats
    ? {
        passed: json.stats.expected + json.stats.flaky,
        failed: json.stats.unexpected,
        skipped: json.stats.skipped,
        flaky,
        failures,
      }
    : {
        passed: json.numPassedTests ?? 0,
        failed: json.numFailedTests ?? 0,
        skipped: json.numPendingTests ?? 0,
        flaky,
        failures,
      };
  // A crash outside of any test, or a run without tests, counts as a failure.
  if (counts.failed === 0 && (!good || counts.passed === 0)) return { ...counts, failed: 1 };
  return counts;
}

/** How many of the last lines of a failed check are shown again at the end. */
const REPEATED_LINES = 20;

const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const parts = options.all ? [...PARTS, ...FOR_RELEASES] : PARTS;
useMemoryForTemporaryFiles();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const failures: string[] = [];
const flaky: string[] = [];
console.log('\n── checks ──');
for (const { name, isGood, seconds, output } of await runSteps(CHECKS)) {
  total[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) failures.push(`✗ ${name}\n${output.split('\n').slice(-REPEATED_LINES).join('\n')}`);
  lines.push(`${isGood ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(0)} s`);
}
for (const part of parts) {
  console.log(`\n── ${part.name} ──`);
  const started = performance.now();
  const [file, ...args] = part.command;
  const { status } = spawnSync(file, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(options.all ? { WHOLE_TESTS: 'yes' } : { USUAL_TESTS: 'yes' }),
      PORTAL_BROWSER_REPORT: report('browser'),
      PORTAL_FAULTS_REPORT: report('faults'),
    },
  });
  const counts = readCounts(part, status);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const name = (test: Failure): string =>
    `${part.name}: ${relative(process.cwd(), test.file)} › ${test.title}\n${test.reason}`;
  // Failures are named again at the end, because people read the end of a long output.
  failures.push(...counts.failures.map((failure) => `✗ ${name(failure)}`));
  flaky.push(...counts.flaky.map((failure) => `? ${name(failure)}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${counts.failed ? '✗' : '✓'} ${part.name.padEnd(16)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s${counts.flaky.length > 0 ? `; ${counts.flaky.length} only on the second try: look at them` : ''}`,
  );
}
if (flaky.length > 0) console.log(`\n── what passed only on the second try ──\n${flaky.join('\n\n')}`);
if (failures.length > 0) console.log(`\n── what failed ──\n${failures.join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed ? 1 : 0;
