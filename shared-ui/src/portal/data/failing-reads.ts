import { createContext, use, useSyncExternalStore } from 'react';
import type { ApiError } from './api-error.ts';

/** A read that failed and is tried again without a click. */
export interface FailingRead {
  /** The part of the page that reads in the background; null for the page's own reads. */
  readonly part: string | null;
  /** When that was read which is still shown; undefined where there is nothing to show. */
  readonly readAt: Date | undefined;
}

let failing: readonly FailingRead[] = [];
const listeners = new Set<() => void>();

function change(next: readonly FailingRead[]): void {
  failing = next;
  for (const listener of listeners) listener();
}

/** @returns takes it away again, once it was answered or no one shows it any more */
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
 * Names a part of the page whose reads no one asked for, such as a panel of the home page: when one fails, no modal
 * interrupts the person, and the part says it in its place.
 */
export const BackgroundPart = createContext<string | null>(null);

export const useBackgroundPart = (): string | null => use(BackgroundPart);

/** No service answered, or no network: no fault of what was asked, and over without an action. */
const UNAVAILABLE: readonly number[] = [0, 502, 503, 504];

export const isUnavailable = ({ status }: ApiError): boolean => UNAVAILABLE.includes(status);

/** A refusal is final; everything else is tried again. */
export const isTriedAgain = ({ status }: ApiError): boolean => status === 0 || status >= 500;
