/**
 * Which part of the sessions a browser belongs to while a version is tried, and that its pages were served here. Both are
 * signed: the person who types a cookie, or reports pages without loading one, is not counted (decision 411).
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { BEACON_PATH } from '@portal/contract/releases';
import { findNetwork } from '@portal/kit';
import type { Context } from 'koa';
import type { ReleaseStore } from '../releases/release-store.ts';

const COOKIE = 'portal_release';
const TICKET_COOKIE = 'portal_page';
const BUCKETS = 1000;
/** As long as a session lasts. */
const TICKET_SECONDS = 12 * 60 * 60;
/** As core counts visitors: what providers give to one customer. */
const CUSTOMER_BITS = 48;
const SIGNATURE = '[\\w-]{22}';

/** The cookies of one installation; gateways that share the key understand each other's. */
export class SessionPlaces {
  private readonly key: string;

  /** @param shared a secret that all gateways have; without one this gateway understands only its own cookies */
  constructor(shared: string | undefined) {
    this.key = shared ?? randomBytes(32).toString('base64url');
  }

  /**
   * Where a session is between 0 and 1, so that a canary goes to the same part of the sessions each time. The cookie
   * is set only while a canary runs.
   */
  findPlace(context: Context, store: ReleaseStore): number {
    if (!store.hasCanary()) return 1;
    const known = this.readPlace(context.get('Cookie'));
    if (known !== undefined) return known;
    const fresh = randomInt(BUCKETS);
    context.cookies.set(COOKIE, `${fresh}.${this.sign(`place ${fresh}`)}`, {
      httpOnly: true,
      sameSite: 'lax',
      overwrite: true,
    });
    return fresh / BUCKETS;
  }

  /** The place of the session of these cookies; undefined for one that was given no place. */
  readPlace(cookies: string | undefined): number | undefined {
    const [, place, signature] =
      new RegExp(`(?:^|;) *${COOKIE}=(\\d{1,3})\\.(${SIGNATURE})(?:;|$)`).exec(cookies ?? '') ?? [];
    return place && signature && this.isSigned(`place ${place}`, signature)
      ? Number(place) / BUCKETS
      : undefined;
  }

  /** With each page that is served while a canary runs: a ticket for its reports, from this network and place. */
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
