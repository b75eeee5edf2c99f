import type { PathValues, QueryValues } from './call-url.ts';
import { readRoleCookie } from './session-role-cookie.ts';

export type CacheKey = readonly [key: string, params: PathValues, query: QueryValues, role: string | null];

/** What one read is cached under. The session role belongs to it: another role may see other things. */
export function cacheKey(key: string, params: PathValues = {}, query: QueryValues = {}): CacheKey {
  return [key, params, query, readRoleCookie()];
}

/** Path template of a cached read, '/project/{id}/'; null for keys that are not ours. */
export function pathOfCacheKey(key: unknown): string | null {
  const first: unknown = Array.isArray(key) ? key[0] : null;
  return typeof first === 'string' && first.startsWith('GET ') ? first.slice(4) : null;
}
