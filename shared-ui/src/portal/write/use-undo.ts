import type { ResponseOf } from '@portal/contract/types';
import { api, type ApiAnswer, type ApiArguments } from '../data/api.ts';
import { useWriteSteps } from './use-write-steps.ts';
import type { CallOf, WriteKey } from './use-write.ts';

interface UndoRules {
  /** Objects of which every read is old once the step was taken back. */
  invalidates: readonly string[];
  /** Reads the page again, also when it was too late. */
  readAgain?: () => unknown;
}

/**
 * The way back of a step: `const undo = useUndo('POST /review/{id}/undo/', rules)`, then `notify.success({ title,
 * undo: undo({ params: { id } }, words.undone) })`. Several are beside each other, and each goes out even when its row, or
 * the page, is gone already. What the server refuses is shown in a notice. `ifMatch` is the version that the step made.
 */
export function useUndo<K extends WriteKey>(key: K, { invalidates, readAgain }: UndoRules) {
  const { run } = useWriteSteps<ApiAnswer<ResponseOf<K>>>({
    invalidates,
    onDone: readAgain,
    onRefused: readAgain,
    isParallel: true,
    failureTitle: true,
  });
  return (call: CallOf<K> & { ifMatch?: string | null }, done: string) => () =>
    void run(() => api(key, ...([{ ...call, quiet: true }] as unknown as ApiArguments<K>)), { done });
}
