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
  const known = readBucket(context.get('Cookie'));
  if (known !== undefined) return known;
  const fresh = randomInt(BUCKETS);
  context.cookies.set(COOKIE, String(fresh), { httpOnly: true, sameSite: 'lax', overwrite: true });
  return fresh / BUCKETS;
}

/** Where the session of these cookies stands; undefined for one that was given no place. */
export function readBucket(cookies: string | undefined): number | undefined {
  const text = new RegExp(`(?:^|;) *${COOKIE}=(\\d{1,3})(?:;|$)`).exec(cookies ?? '')?.[1];
  return text === undefined ? undefined : Number(text) / BUCKETS;
}
