import { isPortalPath } from '@portal/contract/portal-path';

/**
 * The address a visitor wanted before they had to log in or register. The browser stores it for a week: registration
 * sends it along, and after a login the shell stores it in the account (decision 434).
 */
const KEY = 'portal.destination';
const DAYS = 7;

/** Only paths of the portal are accepted. */
export const isPath = isPortalPath;

export function rememberDestination(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + DAYS * 86_400_000 }));
  } catch {
    // storage is blocked: the user has to find the page again
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
    // storage is blocked, so nothing was stored
  }
}
