import { markShown } from '../../design/errors/shown-failures.ts';
import type { ApiError } from './api-error.ts';

/** Returns true when it showed the failure to the person. */
type Listener = (error: ApiError) => unknown;

const listeners = new Set<Listener>();

/**
 * Notifies the listeners of a failed call. The client does not call this for a quiet call, unless the session is lost.
 */
export function reportFailedCall(error: ApiError): void {
  const answers = [...listeners].map((listener) => listener(error));
  if (answers.includes(true)) markShown(error);
}

/** Calls `listener` for every reported failure; returns a function that stops listening. */
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
