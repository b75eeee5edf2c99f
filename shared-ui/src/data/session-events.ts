type Listener = () => void;

const listeners = new Set<Listener>();

/** Called by the client when the server no longer knows the session (401). */
export function reportSessionLost(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a call finds the session gone; returns the function that stops it. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
