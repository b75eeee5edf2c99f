/**
 * `npm run test:mutation [-- part of a file's name]`: mutates files that contain rules, one change at a time, and
 * counts how many mutants the tests beside them detect. Fails if a file has less than 80 %. `--fast` skips files whose
 * tests need PostgreSQL. See services/docs/decisions/100-faults-in-rules.md.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EQUIVALENT } from './equivalent.ts';
import type { Task, Verdict } from './evaluate.ts';
import { makeMutants, type Mutant } from './mutants.ts';
import { findTargets, type Target } from './targets.ts';
import { startTestDatabase } from './test-database.ts';

const THRESHOLD = 80;
/** A mutant that runs this long never ends. */
const TIMEOUT_MS = 30_000;

interface Score {
  readonly target: Target;
  readonly tests: number;
  readonly killed: number;
  readonly survivors: readonly Mutant[];
  readonly equivalent: number;
  readonly fault?: string;
}

async function measureScore(target: Target, provided: Task['provided']): Promise<Score> {
  const mutants = makeMutants(readFileSync(target.file, 'utf8'));
  const survived: number[] = [];
  const score = { tests: 0, next: 0, fault: target.tests.length === 0 ? 'no test beside it' : '' };
  while (score.next < mutants.length && score.fault === '') {
    await runEvaluation(target, provided, score.next, (verdict) => {
      if (verdict.kind === 'ready') score.tests = verdict.tests;
      else if (verdict.kind === 'broken') score.fault = verdict.because;
      else {
        score.next = verdict.index + 1;
        if (verdict.kind === 'survived') survived.push(verdict.index);
      }
    });
    // The process failed or was aborted, so the mutant was detected.
    if (score.fault === '' && score.next < mutants.length) score.next += 1;
  }
  const known = EQUIVALENT[target.file] ?? [];
  const survivors = survived.flatMap((index) => mutants[index] ?? []);
  const isKnown = ({ what }: Mutant): boolean => known.some((entry) => entry.what === what);
  const stale = known.filter(({ what }) => !survivors.some((mutant) => mutant.what === what));
  const fault = score.fault || stale.map(({ what }) => `is no survivor any more: ${what}`).join('; ');
  return {
    target,
    tests: score.tests,
    // If the tests fail without a mutation, the result means nothing.
    killed: score.fault ? 0 : mutants.length - survived.length,
    survivors: survivors.filter((mutant) => !isKnown(mutant)),
    equivalent: survivors.filter(isKnown).length,
    ...(fault ? { fault } : {}),
  };
}

/** Runs one process until it finishes or hangs. */
function runEvaluation(
  target: Target,
  provided: Task['provided'],
  from: number,
  hear: (verdict: Verdict) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(path.resolve(import.meta.dirname, 'evaluate.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const giveUp = (): void => void child.kill('SIGKILL');
    let timer = setTimeout(giveUp, 2 * TIMEOUT_MS);
    child.on('message', (verdict: Verdict) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, TIMEOUT_MS);
      hear(verdict);
      if (verdict.kind === 'broken') giveUp();
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    const task: Task = {
      target: path.resolve(target.file),
      tests: target.tests.map((test) => path.resolve(test)),
      provided,
      from,
    };
    child.send(task);
  });
}

const percent = ({ killed, survivors }: Pick<Score, 'killed' | 'survivors'>): number =>
  (100 * killed) / Math.max(killed + survivors.length, 1);

const { values, positionals: wanted } = parseArgs({
  options: { fast: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const targets = findTargets()
  .filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .filter(({ needsDatabase }) => !(values.fast && needsDatabase));
const database = targets.some(({ needsDatabase }) => needsDatabase) ? await startTestDatabase() : undefined;
const scores: Score[] = [];
for (const target of targets) {
  const started = performance.now();
  const score = await measureScore(target, database?.provided ?? {});
  scores.push(score);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const { line, what } of score.survivors) console.log(`  survived ${target.file}:${line} ${what}`);
  console.log(
    `${target.file} ${score.fault ?? `${score.killed}/${score.killed + score.survivors.length}`} (${seconds} s)`,
  );
}
await database?.stop();

const sum = (count: (score: Score) => number): number =>
  scores.reduce((total, score) => total + count(score), 0);
const row = (...cells: (string | number)[]): string =>
  `${String(cells[0]).padEnd(72)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(11))
    .join('')}`;
console.log(`\n${row('file', 'tests', 'killed', 'survived', 'equivalent', 'score')}`);
for (const score of scores)
  console.log(
    row(
      score.target.file,
      score.tests,
      score.killed,
      score.survivors.length,
      score.equivalent,
      score.fault ? 'broken' : `${percent(score).toFixed(1)} %`,
    ),
  );
const all = { killed: sum((score) => score.killed), survivors: scores.flatMap((score) => score.survivors) };
console.log(
  row(
    'all',
    sum((score) => score.tests),
    all.killed,
    all.survivors.length,
    sum((score) => score.equivalent),
    `${percent(all).toFixed(1)} %`,
  ),
);
const low = scores.filter((score) => score.fault !== undefined || percent(score) < THRESHOLD);
for (const score of low)
  console.error(
    `✗ ${score.target.file}: ${score.fault ?? `fewer than ${THRESHOLD} % of the faults are found`}`,
  );
process.exitCode = low.length > 0 || scores.length === 0 ? 1 : 0;
