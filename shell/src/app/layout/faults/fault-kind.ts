import type { ApiError } from '@portal/shared-ui/data';

/** What the portal shows for a failed call (spec 1 section 8, "By status"). */
export type FaultKind = 'request' | 'permissions' | 'missing' | 'server' | 'unexpected';

/**
 * Answers that concern what is on the screen, which shows them itself: a stale object, a virus, a file too large or of
 * another kind, too many tries.
 */
const SHOWN_BY_THE_SCREEN: readonly number[] = [409, 412, 413, 415, 429];

/**
 * The kind of a failure that the frame shows, or null. Errors of fields are at the fields, and a lost session is the
 * login page's matter. A read that finds nothing leads to /404 only where it was the page's own object, which the page
 * knows (`ToNotFound`): one section of a page takes no page away.
 */
export function faultKind({ status, call, messages }: ApiError): FaultKind | null {
  if (status === 401 || SHOWN_BY_THE_SCREEN.includes(status)) return null;
  if (status === 400) return messages.length > 0 ? 'request' : null;
  if (status === 403) return 'permissions';
  if (status === 404) return call.startsWith('GET ') ? null : 'missing';
  return status >= 500 ? 'server' : 'unexpected';
}
