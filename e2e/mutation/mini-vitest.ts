/**
 * The subset of vitest that tests of rules use, run in the current process. A mutant is evaluated in milliseconds,
 * while a run of vitest takes seconds. `expect` is the real one.
 */
type Work = (...values: never[]) => unknown;
type Hook = 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach';
interface Test {
  readonly name: string;
  readonly run: () => unknown;
}
interface Suite {
  readonly name: string;
  readonly entries: (Test | Suite)[];
  readonly hooks: Readonly<Record<Hook, (() => unknown)[]>>;
}

const createSuite = (name: string): Suite => ({
  name,
  entries: [],
  hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
});
let current = createSuite('');
let provided: Readonly<Record<string, unknown>> = {};

export const provide = (values: Readonly<Record<string, unknown>>): void => void (provided = values);
export const inject = (key: string): unknown => provided[key];
export { expect } from 'vitest';

function test(name: string, run: Work): void {
  current.entries.push({ name, run: () => run() });
}
function group(name: string, define: Work): void {
  const outer = current;
  current = createSuite(name);
  outer.entries.push(current);
  define();
  current = outer;
}
const each =
  (declare: (name: string, run: Work) => void) =>
  (cases: readonly unknown[]) =>
  (name: string, run: (...values: unknown[]) => unknown): void => {
    // By number: a case may be megabytes of a file.
    for (const [index, one] of cases.entries())
      declare(`${name} (case ${index + 1})`, () => run(...(Array.isArray(one) ? one : [one])));
  };
export const it = Object.assign(test, { each: each(test) });
export const describe = Object.assign(group, { each: each(group) });
export { it as test, describe as suite };

const hook = (kind: Hook) => (work: () => unknown) => void current.hooks[kind].push(work);
export const beforeAll = hook('beforeAll');
export const afterAll = hook('afterAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');

/** Runs the tests of a file. @returns the first test that fails, undefined if none does */
export async function firstFailure(load: () => Promise<unknown>): Promise<string | undefined> {
  current = createSuite('');
  const root = current;
  try {
    await load();
  } catch (error) {
    return `does not load: ${String(error)}`;
  }
  return runSuite(root, [], []);
}

/** The number of tests that the last file declared. */
export const declaredTests = (suite: Suite = current): number =>
  suite.entries.reduce((sum, entry) => sum + ('entries' in entry ? declaredTests(entry) : 1), 0);

async function runSuite(
  suite: Suite,
  before: readonly (() => unknown)[],
  after: readonly (() => unknown)[],
): Promise<string | undefined> {
  const earlier = [...before, ...suite.hooks.beforeEach];
  const later = [...suite.hooks.afterEach, ...after];
  try {
    for (const prepare of suite.hooks.beforeAll) await prepare();
    for (const entry of suite.entries) {
      const failure =
        'entries' in entry ? await runSuite(entry, earlier, later) : await runTest(entry, earlier, later);
      if (failure !== undefined) return failure;
    }
    return undefined;
  } catch (error) {
    return `${suite.name}: ${String(error)}`;
  } finally {
    for (const clear of suite.hooks.afterAll) await Promise.resolve(clear()).catch(() => undefined);
  }
}

async function runTest(
  { name, run }: Test,
  before: readonly (() => unknown)[],
  after: readonly (() => unknown)[],
): Promise<string | undefined> {
  try {
    for (const prepare of before) await prepare();
    await run();
    return undefined;
  } catch (error) {
    return `${name}: ${String(error).split('\n')[0]}`;
  } finally {
    for (const clear of after) await clear();
  }
}
