/** Finds the endpoint that returns the version for a decision (`versionOf`). */
import { parseKey, type EndpointDefinition, type EndpointKey } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const PATTERNS = (Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]).flatMap(
  ([key, { versionOf }]) => {
    if (versionOf === undefined) return [];
    const { method, path } = parseKey(key);
    const pattern = new RegExp(`^${path.replace(/\/$/, '').replace('{id}', '([^/]+)')}/?$`);
    return [{ method, pattern, read: parseKey(versionOf).path }];
  },
);

/**
 * The path to read before a call; the call sends its ETag as If-Match: `/request/12/` for `POST`,
 * `/request/12/decision/`. Undefined if the call needs no version.
 */
export function findVersionPath(method: string, path: string): string | undefined {
  for (const { method: of, pattern, read } of PATTERNS) {
    const found = method === of ? pattern.exec(path) : null;
    // The caller's own object, such as `/calendar-feed/`, has no id in its path.
    if (found) return read.replace('{id}', found[1] ?? '');
  }
  return undefined;
}
