import { haveSameContent } from './same-content.ts';

/** A copy of unsaved values in this browser, for reload, crash or an expired session. */
export interface Backup<Values> {
  values: Values;
  /** ISO 8601; when it was typed. */
  at: string;
  /**
   * The server values that the copy may be based on: the last ones read or saved, and those being saved. Missing in
   * copies of earlier versions.
   */
  bases?: readonly unknown[];
}

const makeKey = (storageKey: string) => `portal.draft.${storageKey}`;

export function readBackup<Values>(storageKey: string): Backup<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(makeKey(storageKey)) ?? 'null');
    const isBackup = (found: unknown): found is Backup<Values> =>
      typeof found === 'object' && found !== null && 'values' in found && 'at' in found;
    return isBackup(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeBackup(storageKey: string, values: unknown, bases: readonly unknown[] = []): void {
  // restored values that did not change retain their original time
  const stored = readBackup(storageKey);
  const at = stored && haveSameContent(stored.values, values) ? stored.at : new Date().toISOString();
  try {
    localStorage.setItem(
      makeKey(storageKey),
      JSON.stringify({ values, at, bases } satisfies Backup<unknown>),
    );
  } catch {
    // storage is full or blocked; the values are still saved on the server
  }
}

export function removeBackup(storageKey: string): void {
  try {
    localStorage.removeItem(makeKey(storageKey));
  } catch {
    // storage is blocked, so there is no copy to remove
  }
}
