/** Paths inside the portal, for servers and browsers. */

/**
 * Source of a regular expression for a path with an optional query and fragment. Browsers read `\` as `/` and drop tabs
 * and line breaks, so `/\host` and `/<tab>/host` lead to another host, as `//host` does. Empty segments are refused
 * anywhere in the path: `/.//host` becomes `//host` once its dots are resolved.
 */
export const PORTAL_PATH = String.raw`(?:\/(?![\/\\])[^\/\\?#\u0000-\u001f]*)+(?:[?#][^\u0000-\u001f]*)?$`;

const pattern = new RegExp(`^${PORTAL_PATH}`);

/** Whether a URL leads to a page of the portal in every browser. */
export const isPortalPath = (value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);
