/** Where a browser resolves what it is given; no address of the portal leads away from it. */
const ANYWHERE = 'https://portal.invalid';

/**
 * Whether a value is the address of a page of the portal and of nothing else. A browser reads `//other.test` and
 * `/\\other.test` as the address of another site, and drops tabs and line breaks before it does.
 */
export function isPortalPath(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/[^\\\p{Cc}]*$/u.test(value)) return false;
  return URL.canParse(value, ANYWHERE) && new URL(value, ANYWHERE).origin === ANYWHERE;
}
