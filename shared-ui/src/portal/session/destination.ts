import { isPortalPath } from '@portal/contract/portal-path';

/**
 * Where a visitor was going before they had to sign in or to register. The browser stores it for a week: a registration
 * takes it along, and after a login the shell hands it to the account (decision 434).
 */
const KEY = 'portal.destination';
const DAYS = 7;

/** Only a path of the portal counts. */
export const isPath = isPortalPath;

export function rememberDestination(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + DAYS * 86_400_000 }));
  } catch {
    // a browser that stores nothing: the person finds the page again by themselves
  }
}

export function keptDestination(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('until' in stored))
      return null;
    return isPath(stored.path) && Number(stored.until) > Date.now() ? stored.path : null;
  } catch {
    return null;
  }
}

export function forgetDestination(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
}
