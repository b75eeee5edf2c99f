import { useSyncExternalStore } from 'react';
import { onShownFailure, wasShown } from './shown-failures.ts';

/** Whether the frame shows this failure already (a modal or an alert): one fault has one surface. */
export const useWasShown = (error: unknown): boolean =>
  useSyncExternalStore(onShownFailure, () => wasShown(error));
