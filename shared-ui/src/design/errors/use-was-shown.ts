import { useSyncExternalStore } from 'react';
import { onShownFailure, wasShown } from './shown-failures.ts';

/** Whether the shell already shows this failure (a modal or an alert): each failure is shown once. */
export const useWasShown = (error: unknown): boolean =>
  useSyncExternalStore(onShownFailure, () => wasShown(error));
