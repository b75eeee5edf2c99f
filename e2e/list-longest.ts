/**
 * `npm run test:times`: lists the slowest files and tests of the last `npm test`, by part, from its reports. Reports of
 * vitest count only the tests of a file and not their setup; vitest's own output shows both.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listSpecs, type PlaywrightSuite, type VitestReport } from './failures.ts';
import { PARTS } from './parts.ts';

interface Timed {
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function listTimes(report: VitestReport & PlaywrightSuite): Timed[] {
  if (report.testResults)
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(process.cwd(), name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    );
  return listSpecs(report).map(({ file, title, tests }) => ({
    file,
    title,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration))) / 1000,
  }));
}

const print = (seconds: number, what: string) => console.log(`${seconds.toFixed(1).padStart(8)} s  ${what}`);

for (const { name, report } of PARTS) {
  if (!report || !existsSync(report)) continue;
  const times = listTimes(JSON.parse(readFileSync(report, 'utf8')) as VitestReport & PlaywrightSuite);
  const files = Map.groupBy(times, ({ file }) => file);
  const byFile = [...files].map(([file, tests]) => ({ file, seconds: sum(tests.map((one) => one.seconds)) }));
  console.log(`\n── ${name}: ${times.length} tests in ${files.size} files ──`);
  for (const { file, seconds } of byFile.toSorted((a, b) => b.seconds - a.seconds).slice(0, 40))
    print(seconds, file);
  console.log('');
  for (const { file, title, seconds } of times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 100))
    print(seconds, `${file} › ${title}`);
}
