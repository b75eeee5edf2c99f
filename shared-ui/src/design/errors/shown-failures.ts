/** Failures that a modal or alert of the shell shows; the part of the page that failed does not show them again. */
const shown = new WeakSet<object>();
const watchers = new Set<() => void>();

/** Records that the shell shows this failure. */
export function markShown(failure: object): void {
  shown.add(failure);
  for (const watcher of watchers) watcher();
}

/** For the same failure after an automatic retry: it counts as shown if the first one was. */
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
