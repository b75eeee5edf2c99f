import { useEffect } from 'react';

/** An object whose page is open. */
export interface OpenedObject {
  readonly path: string;
  readonly label: string;
  /** Its code, or other text that distinguishes it from objects with the same name. */
  readonly detail?: string | undefined;
}

let open: OpenedObject | null = null;
const listeners = new Set<(object: OpenedObject) => void>();

/**
 * Reports which object the page shows; null while it is loading. The command line remembers the most recent objects.
 */
export function useOpenedObject(object: OpenedObject | null): void {
  const { path, label, detail } = object ?? {};
  useEffect(() => {
    if (path === undefined || label === undefined) return undefined;
    const shown: OpenedObject = { path, label, detail };
    open = shown;
    for (const listener of listeners) listener(shown);
    return () => {
      if (open === shown) open = null;
    };
  }, [path, label, detail]);
}

export const getOpenedObject = (): OpenedObject | null => open;

/** Calls the listener for each object that is opened. Returns a function that stops watching. */
export function watchOpenedObjects(listener: (object: OpenedObject) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
