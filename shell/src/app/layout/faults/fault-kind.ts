import type { ApiError } from '@portal/shared-ui/data';

/** What the frame shows for a failed call (spec 1 section 8, "By status"). */
export type FaultKind = 'request' | 'permissions' | 'missing' | 'server' | 'unexpected';

/**
 * Statuses that the screen shows itself: a stale object, a virus, a file too large or of a wrong type, too many
 * attempts.
 */
const SHOWN_BY_THE_SCREEN: readonly number[] = [409, 412, 413, 415, 429];

/**
 * Which failures the frame shows; null for others. Field errors are shown at the fields, and a lost session leads to
 * the login page. A read with 404 leads to /404 only for the page's own object, which the page handles (`ToNotFound`);
 * a section must not replace the whole page.
 */
export function faultKind({ status, call, messages }: ApiError): FaultKind | null {
  if (status === 401 || SHOWN_BY_THE_SCREEN.includes(status)) return null;
  if (status === 400) return messages.length > 0 ? 'request' : null;
  if (status === 403) return 'permissions';
  if (status === 404) return call.startsWith('GET ') ? null : 'missing';
  return status >= 500 ? 'server' : 'unexpected';
}
