import type { ResponseOf } from '@portal/contract/types';
import { api, type ApiAnswer, type ApiArguments } from '../data/api.ts';
import { useWriteSteps } from './use-write-steps.ts';
import type { CallOf, WriteKey } from './use-write.ts';

interface UndoRules {
  /** Objects to reload after the step was undone. */
  invalidates: readonly string[];
  /** Reloads the page's data, also if the undo came too late. */
  readAgain?: () => unknown;
}

/**
 * Undoes a step: `const undo = useUndo('POST /review/{id}/undo/', rules)`, then `notify.success({ title, undo: undo({
 * params: { id } }, words.undone) })`. Several undos are independent of each other. Each is sent even after its row or
 * its page has disappeared. If the server refuses, a notice says why. `ifMatch` is the version that the step created.
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
