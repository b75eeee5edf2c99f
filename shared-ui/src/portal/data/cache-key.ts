import type { PathValues, QueryValues } from './call-url.ts';
import { readRoleCookie } from './session-role-cookie.ts';

export type CacheKey = readonly [key: string, params: PathValues, query: QueryValues, role: string | null];

/** The cache key of a read. It includes the session role, because another role may see different data. */
export function cacheKey(key: string, params: PathValues = {}, query: QueryValues = {}): CacheKey {
  return [key, params, query, readRoleCookie()];
}

/** The path template of a cache key, '/project/{id}/'; null for keys of other code. */
export function pathOfCacheKey(key: unknown): string | null {
  const first: unknown = Array.isArray(key) ? key[0] : null;
  return typeof first === 'string' && first.startsWith('GET ') ? first.slice(4) : null;
}
