/** Work in the background: how far it is, and how it ended. */
export { listExport } from './list-export.tsx';
export { OperationState } from './OperationState.tsx';
export { isRunning, useOperations, type Operation } from './use-operations.ts';
