/**
 * Assigns each browser to a share of the sessions while a version is tried, and proves that its pages were served here.
 * Both cookies are signed, so that forged cookies, and reports without a loaded page, do not count (decision 411).
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { BEACON_PATH } from '@portal/contract/releases';
import { findNetwork } from '@portal/kit';
import type { Context } from 'koa';
import type { ReleaseStore } from '../releases/release-store.ts';

const COOKIE = 'portal_release';
const TICKET_COOKIE = 'portal_page';
const BUCKETS = 1000;
/** The lifetime of a session. */
const TICKET_SECONDS = 12 * 60 * 60;
/** The prefix that providers assign to one customer; core counts visitors in the same way. */
const CUSTOMER_BITS = 48;
const SIGNATURE = '[\\w-]{22}';

/** The cookies of one installation. Gateways with the same key accept each other's cookies. */
export class SessionBuckets {
  private readonly key: string;

  /** @param shared a secret that all gateways have; without it this gateway accepts only its own cookies */
  constructor(shared: string | undefined) {
    this.key = shared ?? randomBytes(32).toString('base64url');
  }

  /**
   * The bucket of a session between 0 and 1, so that a canary goes to the same sessions each time. The cookie is set
   * only while a canary runs.
   */
  findBucket(context: Context, store: ReleaseStore): number {
    if (!store.hasCanary()) return 1;
    const known = this.readBucket(context.get('Cookie'));
    if (known !== undefined) return known;
    const fresh = randomInt(BUCKETS);
    context.cookies.set(COOKIE, `${fresh}.${this.sign(`place ${fresh}`)}`, {
      httpOnly: true,
      sameSite: 'lax',
      overwrite: true,
    });
    return fresh / BUCKETS;
  }

  /** The bucket in these cookies; undefined if there is none. */
  readBucket(cookies: string | undefined): number | undefined {
    const [, place, signature] =
      new RegExp(`(?:^|;) *${COOKIE}=(\\d{1,3})\\.(${SIGNATURE})(?:;|$)`).exec(cookies ?? '') ?? [];
    return place && signature && this.isSigned(`place ${place}`, signature)
      ? Number(place) / BUCKETS
      : undefined;
  }

  /** Sets a ticket cookie with each page served during a canary. It allows reports from this network and place. */
  giveTicket(context: Context, place: number, client: string): void {
    const until = Math.floor(Date.now() / 1000) + TICKET_SECONDS;
    const once = randomBytes(9).toString('base64url');
    const ticket = `${until}.${once}.${this.sign(nameTicket(until, once, place, client))}`;
    context.cookies.set(TICKET_COOKIE, ticket, {
      httpOnly: true,
      sameSite: 'strict',
      path: BEACON_PATH,
      maxAge: TICKET_SECONDS * 1000,
      overwrite: true,
    });
  }

  hasTicket(cookies: string | undefined, place: number, client: string): boolean {
    const [, until = '', once = '', signature = ''] =
      new RegExp(`(?:^|;) *${TICKET_COOKIE}=(\\d{10})\\.([\\w-]{12})\\.(${SIGNATURE})(?:;|$)`).exec(
        cookies ?? '',
      ) ?? [];
    return (
      Number(until) * 1000 > Date.now() &&
      this.isSigned(nameTicket(Number(until), once, place, client), signature)
    );
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest().subarray(0, 16).toString('base64url');
  }

  private isSigned(text: string, signature: string): boolean {
    return timingSafeEqual(Buffer.from(this.sign(text)), Buffer.from(signature));
  }
}

const nameTicket = (until: number, once: string, place: number, client: string): string =>
  `page ${until} ${once} ${place} ${findNetwork(client, CUSTOMER_BITS)}`;
