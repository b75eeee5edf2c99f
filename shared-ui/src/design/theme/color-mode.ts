import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type ColorModePreference = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'portal.color-mode';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The stored choice. Storage may be blocked (private windows), then the device decides. */
export function readColorMode(): ColorModePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

const resolve = (preference: ColorModePreference): 'light' | 'dark' =>
  preference === 'system' ? (matchMedia(DARK_QUERY).matches ? 'dark' : 'light') : preference;

/** Sets the class `light` or `dark` on <html>. Not done by an inline script, because the CSP forbids those. */
export function applyColorMode(): void {
  const mode = resolve(readColorMode());
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

function change(preference: ColorModePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // without storage, the choice lasts until the user leaves the page
  }
  applyColorMode();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(DARK_QUERY);
  const followDevice = () => {
    applyColorMode();
    listener();
  };
  listeners.add(listener);
  media.addEventListener('change', followDevice);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', followDevice);
  };
}

/** The reader's color mode: `preference` as chosen, `mode` as shown, `setPreference` to change and remember it. */
export function useColorMode(): {
  preference: ColorModePreference;
  mode: 'light' | 'dark';
  setPreference: (preference: ColorModePreference) => void;
} {
  const preference = useSyncExternalStore(subscribe, readColorMode);
  const mode = useSyncExternalStore(subscribe, () => resolve(readColorMode()));
  return { preference, mode, setPreference: change };
}
