/** The tests of one report of vitest or playwright that failed, or passed on a second try only, so that the end of `npm test` names each with its reason. */

/** What both kinds of report say about a failed test. */
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

const readSpec = ({ file, title, tests }: PlaywrightSpec): Failure => ({
  file,
  title,
  reason: shorten(
    tests
      .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
      .map(({ message }) => message)
      .find((message) => message !== undefined),
  ),
});

const listFailedResults = (result: VitestResult): Failure[] => {
  const failed = result.assertionResults.filter(({ status }) => status === 'failed');
  // a file that cannot be loaded has no tests that could fail
  if (failed.length === 0 && result.status === 'failed')
    return [{ file: result.name, title: 'the file itself', reason: shorten(result.message) }];
  return failed.map((one) => readResult(result, one));
};

/** All tests of a report, whatever they are grouped by. */
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

/** The tests that passed on their second try only, each with the reason of the first. */
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
