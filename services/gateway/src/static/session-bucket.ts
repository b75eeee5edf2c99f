import { randomInt } from 'node:crypto';
import type { Context } from 'koa';
import type { ReleaseStore } from '../releases/release-store.ts';

const COOKIE = 'portal_release';
const BUCKETS = 1000;

/**
 * Where a session stands between 0 and 1, so that a canary goes to the same part of the sessions each time. The cookie
 * is set only while a canary runs.
 */
export function sessionBucket(context: Context, store: ReleaseStore): number {
  if (!store.hasCanary()) return 1;
  const known = Number(context.cookies.get(COOKIE) ?? Number.NaN);
  if (Number.isInteger(known) && known >= 0 && known < BUCKETS) return known / BUCKETS;
  const fresh = randomInt(BUCKETS);
  context.cookies.set(COOKIE, String(fresh), { httpOnly: true, sameSite: 'lax', overwrite: true });
  return fresh / BUCKETS;
}
