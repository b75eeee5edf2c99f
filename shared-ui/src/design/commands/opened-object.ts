import { useEffect } from 'react';

/** An object whose page is open. */
export interface OpenedObject {
  readonly path: string;
  readonly label: string;
  /** Its code, or what distinguishes it from others of the same name. */
  readonly detail?: string | undefined;
}

let open: OpenedObject | null = null;
const listeners = new Set<(object: OpenedObject) => void>();

/** Says which object the page shows; null while it is fetched. The command line remembers the last ones. */
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

/** Reports each object that is opened. Returns the way to end it. */
export function watchOpenedObjects(listener: (object: OpenedObject) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
