import { isDensity, USUAL_DENSITY, type Density } from '@portal/contract/density';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'portal.density';
const listeners = new Set<() => void>();
const choiceListeners = new Set<(density: Density) => void>();
let current: Density | undefined;

/** The density last shown in this browser: the first paint uses it, before the user is known. */
function readStored(): Density {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isDensity(stored) ? stored : USUAL_DENSITY;
  } catch {
    return USUAL_DENSITY;
  }
}

const read = (): Density => (current ??= readStored());

/** Shows lists at this density; the theme's tokens follow the attribute. Stores nothing for the account. */
export function showDensity(density: Density): void {
  current = density;
  document.documentElement.dataset['density'] = density;
  try {
    if (density === USUAL_DENSITY) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, density);
  } catch {
    // without storage, the choice lasts until the user leaves the page
  }
  for (const listener of listeners) listener();
}

/** Before the first paint. */
export const applyDensity = (): void => showDensity(readStored());

/** Calls `save` with every choice that the person makes, so that it follows to other devices. Answers how to stop. */
export function keepDensity(save: (density: Density) => void): () => void {
  choiceListeners.add(save);
  return () => choiceListeners.delete(save);
}

function choose(density: Density): void {
  if (density === read()) return;
  showDensity(density);
  for (const save of choiceListeners) save(density);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current density of lists, and a function that changes it. */
export function useDensity(): { density: Density; choose: (density: Density) => void } {
  return { density: useSyncExternalStore(subscribe, read), choose };
}
