import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'portal.keys';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Without storage, the choice lasts until the user leaves the page. */
let unstored: boolean | undefined;

function read(): boolean {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

function choose(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    unstored = isOn;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether single-key shortcuts are on in this browser, for all pages, and the function that changes it (WCAG 2.1.4).
 */
export const useKeyChoice = (): { isOn: boolean; choose: (isOn: boolean) => void } => ({
  isOn: useSyncExternalStore(subscribe, read),
  choose,
});
