/** Where the version of a decision is read (`versionOf`). */
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
 * The path to read before a call, whose ETag the call sends as If-Match: `/request/12/` for `POST`,
 * `/request/12/decision/`. Undefined where no version is asked for.
 */
export function findVersionPath(method: string, path: string): string | undefined {
  for (const { method: of, pattern, read } of PATTERNS) {
    const found = method === of ? pattern.exec(path) : null;
    // One's own, such as `/calendar-feed/`, has no id.
    if (found) return read.replace('{id}', found[1] ?? '');
  }
  return undefined;
}
