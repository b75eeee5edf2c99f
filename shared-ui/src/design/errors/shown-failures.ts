/** Failures that a modal or an alert of the frame shows: their place on the page does not show them again. */
const shown = new WeakSet<object>();
const watchers = new Set<() => void>();

/** Says that the frame shows this failure. */
export function markShown(failure: object): void {
  shown.add(failure);
  for (const watcher of watchers) watcher();
}

/** The same failure again, at an attempt that no one asked for: it counts as shown when the first one was. */
export function repeatShown(first: object, again: object): void {
  if (wasShown(first) && !wasShown(again)) markShown(again);
}

export const wasShown = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && shown.has(failure);

/** Calls `watcher` whenever a failure was shown; returns the function that stops it. */
export function onShownFailure(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
