/** The failed tests of one report of vitest or playwright, so that the end of `npm test` names each with its reason. */

/** What both kinds of report tell about a failed test. */
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
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
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

const listVitest = ({ testResults = [] }: VitestReport): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: name,
        title: fullName,
        reason: shorten(failureMessages?.[0]),
      }));
    // a file that cannot be loaded has no tests that could fail
    if (failed.length === 0 && status === 'failed')
      return [{ file: name, title: 'the file itself', reason: shorten(message) }];
    return failed;
  });

const listPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file,
      title,
      reason: shorten(
        tests
          .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
          .map(({ message }) => message)
          .find((message) => message !== undefined),
      ),
    })),
  ...suites.flatMap(listPlaywright),
];

/** @param report the parsed JSON report of either runner */
export function listFailures(report: VitestReport & PlaywrightSuite): Failure[] {
  return report.testResults ? listVitest(report) : listPlaywright(report);
}
