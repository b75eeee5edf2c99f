/**
 * `npm run check`: the checks for every commit, two steps at a time. `npm run check -- --changed`: only what the
 * uncommitted changes affect, in half a minute; `--changed=main` compares with a commit. A step that runs only a part
 * says so; `npm test` runs everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sortByNearness } from './nearness.ts';
import { runSteps, type Step } from './steps.ts';
import { useMemoryForTemporaryFiles } from '../temporary-folder.ts';

/**
 * Maximum number of unit test files. The ones nearest to the change run, because a change of the contract affects
 * almost all files.
 */
const MOST_UNIT = { changed: 12, whole: 40 };
const MOST_SERVICES = 4;

const option = process.argv.slice(2).find((argument) => argument.startsWith('--changed'));
const isChanged = option !== undefined;
const since = option?.split('=')[1] ?? 'HEAD';

const run = (file: string, args: readonly string[]): string =>
  execFileSync(file, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function listChanged(): string[] {
  const lines = [
    run('git', ['diff', '--name-only', '--relative', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ].flatMap((text) => text.split('\n'));
  return lines.filter((file) => file !== '' && existsSync(file));
}

/** @returns the test files that import changed files, nearest first */
function listReached(config: string, changed: readonly string[]): string[] {
  const listed = run('vitest', ['list', '--filesOnly', '--json', `--changed=${since}`, '--config', config]);
  const files = (JSON.parse(listed) as readonly { readonly file: string }[]).map(({ file }) =>
    path.relative(process.cwd(), file),
  );
  return sortByNearness([...new Set(files)], changed);
}

/** A step with at most `most` test files of `config` that the change affects; no step if it affects none. */
function testsReached(name: string, config: string, changed: readonly string[], most: number): Step[] {
  const reached = listReached(config, changed);
  if (reached.length === 0) return [];
  const note = reached.length > most ? `the nearest ${most} of ${reached.length} test files` : undefined;
  return [
    {
      name,
      command: ['vitest', 'run', '--config', config, '--reporter=dot', ...reached.slice(0, most)],
      ...(note === undefined ? {} : { note }),
    },
  ];
}

/** Browser code and services share only the contract; end-to-end tests import both. */
function listTypesReached(sources: readonly string[]): string[] {
  const isShared = (file: string): boolean => file.startsWith('services/contract/');
  const isServer = (file: string): boolean =>
    file.startsWith('services/') || file.startsWith('shared-ui/build/');
  const isE2e = (file: string): boolean => file.startsWith('e2e/');
  return [
    ...(sources.some((file) => isServer(file)) ? ['server'] : []),
    ...(sources.some((file) => isShared(file) || !(isServer(file) || isE2e(file))) ? ['browser'] : []),
    ...(sources.length > 0 ? ['e2e'] : []),
  ];
}

function chooseSteps(): Step[] {
  const changed = listChanged();
  const sources = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const types = (isChanged ? listTypesReached(sources) : ['server', 'browser', 'e2e']).map((name): Step => ({
    name: `types of ${name}`,
    command: ['tsc', '-p', `tsconfig.${name}.json`],
  }));
  const lintChanged: Step[] =
    sources.length === 0
      ? []
      : [{ name: 'lint with types', command: ['oxlint', '--type-aware', ...sources] }];
  const tests = (most: number): Step[] =>
    sources.length === 0 ? [] : testsReached('tests of components', 'vitest.unit.config.ts', changed, most);
  if (isChanged)
    return [
      ...tests(MOST_UNIT.changed),
      ...types,
      ...lintChanged,
      ...(sources.length === 0
        ? []
        : testsReached('tests of services', 'vitest.services.config.ts', changed, MOST_SERVICES)),
      ...(changed.length === 0
        ? []
        : [
            {
              name: 'format',
              command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
            } as const,
          ]),
    ];
  return [
    { name: 'architecture', command: ['node', 'e2e/architecture/check.ts'] },
    { name: 'API document', command: ['node', 'services/kit/src/testing/lint-api-document.ts'] },
    ...types,
    ...tests(MOST_UNIT.whole),
    {
      name: 'pure tests',
      command: ['vitest', 'run', '--config', 'vitest.unit.config.ts', '--project', 'pure', '--reporter=dot'],
    },
    { name: 'lint', command: ['oxlint'], note: 'with types only what has changed' },
    ...lintChanged,
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    { name: 'spec rows', command: ['node', 'e2e/spec-rows/check.ts'] },
  ];
}

const started = performance.now();
useMemoryForTemporaryFiles();
const results = await runSteps(chooseSteps());
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(
  `\n${results.length - failed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
process.exitCode = failed > 0 ? 1 : 0;
