/**
 * Writes, the counterpart of the reads in `data`: one hook for busy state, failures, stale versions, toasts and
 * reloading.
 */
export { useUndo } from './use-undo.ts';
export { useWrite, type WriteKey } from './use-write.ts';
export { replaceLabel, TheirVersion } from './TheirVersion.tsx';
export { useWriteSteps, type WriteOptions, type WriteState } from './use-write-steps.ts';
