/**
 * Reads the tests that failed, or passed only on their second attempt, from a report of vitest or playwright. The end
 * of `npm test` names each with its reason.
 */
import { existsSync, readFileSync } from 'node:fs';

/** A failed test, as read from either kind of report. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  /** The first lines of its error. */
  readonly reason: string;
}

export interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** In milliseconds. */
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status?: string;
      readonly results: readonly {
        /** In milliseconds. */
        readonly duration?: number;
        readonly errors?: readonly { readonly message?: string }[];
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
}

const REASON_LINES = 12;
const COLORS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'gu');

const shorten = (message: string | undefined): string =>
  (message ?? 'no reason was reported')
    .replaceAll(COLORS, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, REASON_LINES)
    .join('\n');

type VitestResult = NonNullable<VitestReport['testResults']>[number];
type PlaywrightSpec = NonNullable<PlaywrightSuite['specs']>[number];

const readResult = (
  { name }: VitestResult,
  { fullName, failureMessages }: VitestResult['assertionResults'][number],
): Failure => ({ file: name, title: fullName, reason: shorten(failureMessages?.[0]) });

/** What the page showed in its main part when the test failed: where only the output remains, it tells why. */
function readPage(path: string | undefined): string {
  if (path === undefined || !existsSync(path)) return '';
  const [, main] = /^- main.*\n((?: +.*\n){1,40})/mu.exec(readFileSync(path, 'utf8')) ?? [];
  return main === undefined ? '' : `\nthe page:\n${main.trimEnd()}`;
}

const readSpec = ({ file, title, tests }: PlaywrightSpec): Failure => {
  const failed = tests
    .flatMap(({ results }) => results)
    .find(({ errors }) => errors?.some(({ message }) => message !== undefined));
  const reason = shorten(failed?.errors?.find(({ message }) => message !== undefined)?.message);
  const page = failed?.attachments?.find(({ name }) => name === 'error-context')?.path;
  return { file, title, reason: reason + readPage(page) };
};

const listFailedResults = (result: VitestResult): Failure[] => {
  const failed = result.assertionResults.filter(({ status }) => status === 'failed');
  // A file that cannot be loaded reports no tests, so the file itself counts as a failure.
  if (failed.length === 0 && result.status === 'failed')
    return [{ file: result.name, title: 'the file itself', reason: shorten(result.message) }];
  return failed.map((one) => readResult(result, one));
};

/** All tests of a report, including those in nested groups. */
export const listSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** @param report the parsed JSON report of either runner */
export function listFailures(report: VitestReport & PlaywrightSuite): Failure[] {
  if (report.testResults) return report.testResults.flatMap(listFailedResults);
  return listSpecs(report)
    .filter(({ ok }) => !ok)
    .map(readSpec);
}

/** The tests that passed only on their second attempt, each with the reason of the first failure. */
export function listFlaky(report: VitestReport & PlaywrightSuite): Failure[] {
  if (report.testResults)
    return report.testResults.flatMap((result) =>
      result.assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
        .map((one) => readResult(result, one)),
    );
  return listSpecs(report)
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
    .map(readSpec);
}
