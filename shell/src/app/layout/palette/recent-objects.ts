import type { OpenedObject } from '@portal/shared-ui/commands';

/** One more than is shown, because the open page is among them and is left out. */
const MOST = 6;

/**
 * One key for each person and role, so that another role does not see these objects. Cleared on logout (`clearTabStorage`).
 */
export const recentKey = (userId: number, role: string): string => `portal.recent.user-${userId}.${role}`;

const isObject = (value: unknown): value is OpenedObject =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  'label' in value &&
  typeof value.label === 'string';

/** Objects opened in this tab, most recent first. */
export function readRecent(key: string): readonly OpenedObject[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isObject) : [];
  } catch {
    return [];
  }
}

/** Moves or adds the object to the front. */
export function recordRecent(key: string, object: OpenedObject): void {
  const others = readRecent(key).filter(({ path }) => path !== object.path);
  try {
    sessionStorage.setItem(key, JSON.stringify([object, ...others].slice(0, MOST)));
  } catch {
    // storage is blocked or full: the list stays unchanged
  }
}
