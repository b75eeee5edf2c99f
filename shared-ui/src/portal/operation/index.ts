/** Background operations: their progress and outcome. */
export { listExport } from './list-export.tsx';
export { OperationState } from './OperationState.tsx';
export { isRunning, useOperations, type Operation } from './use-operations.ts';
