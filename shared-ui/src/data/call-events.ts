import type { ApiError } from './api-error.ts';

/** Returns true when it showed the failure to the person. */
type Listener = (error: ApiError) => unknown;

const listeners = new Set<Listener>();
/** Failures that a modal or an alert of the frame tells: their place on the page does not tell them again. */
const shown = new WeakSet<object>();
const watchers = new Set<() => void>();

function markShown(error: ApiError): void {
  shown.add(error);
  for (const watcher of watchers) watcher();
}

/** Tells the listeners that a call failed; the client does so unless the call was quiet and the session is still there. */
export function reportFailedCall(error: ApiError): void {
  const answers = [...listeners].map((listener) => listener(error));
  if (answers.includes(true)) markShown(error);
}

/** The same failure again, at an attempt that nobody asked for: it counts as shown when the first one was. */
export function repeatFailedCall(first: ApiError, again: ApiError): void {
  if (wasShown(first) && !wasShown(again)) markShown(again);
}

export const wasShown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && shown.has(error);

/** Calls `watcher` whenever a failure was shown; returns the function that stops it. */
export function onShownFailure(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls `listener` for every failed call that is told; returns the function that stops it. */
export function onFailedCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` whenever a call finds the session gone (401); returns the function that stops it. */
export function onSessionLost(listener: () => void): () => void {
  return onFailedCall((error) => {
    if (error.status === 401) listener();
  });
}
