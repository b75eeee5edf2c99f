import type { OpenedObject } from '@portal/shared-ui/commands';

/** One more than is shown: the page that is open is among them and is left out. */
const MOST = 6;

/** Of one person in one role: another role must not see what this one opened. Logging out forgets it (`forgetTab`). */
export const recentKey = (userId: number, role: string): string => `portal.recent.user-${userId}.${role}`;

const isObject = (value: unknown): value is OpenedObject =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  'label' in value &&
  typeof value.label === 'string';

/** What was opened in this tab, the last first. */
export function readRecent(key: string): readonly OpenedObject[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isObject) : [];
  } catch {
    return [];
  }
}

/** Puts an object first, once. */
export function recordRecent(key: string, object: OpenedObject): void {
  const others = readRecent(key).filter(({ path }) => path !== object.path);
  try {
    sessionStorage.setItem(key, JSON.stringify([object, ...others].slice(0, MOST)));
  } catch {
    // blocked or full storage: the list stays as it was
  }
}
