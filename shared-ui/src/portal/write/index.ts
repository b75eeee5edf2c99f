/** Writing, as `data` is reading: one hook for busy, failures, stale versions, toasts and reading again. */
export { useUndo } from './use-undo.ts';
export { useWrite, type WriteKey } from './use-write.ts';
export { replaceLabel, TheirVersion } from './TheirVersion.tsx';
export { useWriteSteps, type WriteOptions, type WriteState } from './use-write-steps.ts';
