/** Runs in a separate process for one target: first the unchanged tests, then the tests for each mutant. */
import { readFileSync } from 'node:fs';
import { createLoader } from './loader.ts';
import { declaredTests, firstFailure, provide } from './mini-vitest.ts';
import { makeMutants } from './mutants.ts';

export interface Task {
  readonly target: string;
  readonly tests: readonly string[];
  readonly provided: Readonly<Record<string, unknown>>;
  /** The index of the first mutant; a new process continues where an aborted one stopped. */
  readonly from: number;
}
export type Verdict =
  | { readonly kind: 'ready'; readonly tests: number; readonly mutants: number }
  | { readonly kind: 'broken'; readonly because: string }
  | { readonly kind: 'killed' | 'survived'; readonly index: number };

const report = (verdict: Verdict): void => void process.send?.(verdict);

process.on('message', (task: Task) => void evaluate(task));
// A mutant may cause a rejection after its test has ended. Only the next test, if any, can report that.
process.on('unhandledRejection', () => undefined);

async function evaluate({ target, tests, provided, from }: Task): Promise<void> {
  provide(provided);
  const loader = createLoader(target);
  const failure = async (): Promise<string | undefined> => {
    for (const test of tests) {
      const failed = await firstFailure(() => loader.load(test));
      if (failed !== undefined) return failed;
      declared += declaredTests();
    }
    return undefined;
  };
  let declared = 0;
  const broken = await failure();
  if (broken !== undefined) return report({ kind: 'broken', because: broken });
  const mutants = makeMutants(readFileSync(target, 'utf8'));
  report({ kind: 'ready', tests: declared, mutants: mutants.length });
  for (const [index, mutant] of mutants.entries()) {
    if (index < from) continue;
    loader.mutate(mutant.text);
    report({ kind: (await failure()) === undefined ? 'survived' : 'killed', index });
  }
  process.disconnect();
}
