import { createContext, use, useSyncExternalStore } from 'react';
import type { ApiError } from './api-error.ts';

/** A failed read that is retried automatically. */
export interface FailingRead {
  /** The part of the page that reads in the background; null for the page's own reads. */
  readonly part: string | null;
  /** When the data still on screen were read; undefined if there are none. */
  readonly readAt: Date | undefined;
}

let failing: readonly FailingRead[] = [];
const listeners = new Set<() => void>();

function change(next: readonly FailingRead[]): void {
  failing = next;
  for (const listener of listeners) listener();
}

/** @returns takes the read off the list, after it succeeds or its component unmounts */
export function addFailingRead(read: FailingRead): () => void {
  change([...failing, read]);
  return () => change(failing.filter((other) => other !== read));
}

/** All reads of the page that failed and are tried again. */
export const useFailingReads = (): readonly FailingRead[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => failing,
  );

/**
 * Names a part of the page that loads without a user action, such as a panel of the home page. If one of its reads
 * fails, no modal interrupts the user; the part shows the failure itself.
 */
export const BackgroundPart = createContext<string | null>(null);

export const useBackgroundPart = (): string | null => use(BackgroundPart);

/**
 * No service answered, or there is no network. The request itself is correct, and the failure ends without a user
 * action.
 */
const UNAVAILABLE: readonly number[] = [0, 502, 503, 504];

export const isUnavailable = ({ status }: ApiError): boolean => UNAVAILABLE.includes(status);

/** A refusal is final; every other failure is retried. */
export const isTriedAgain = ({ status }: ApiError): boolean => status === 0 || status >= 500;
