/** Making, replacing and removing the address of one's calendar. Of several at once the first is done; the others are stale. */
import type { CalendarFeed } from '@portal/contract';
import {
  formatEtag,
  sql,
  wrongState,
  type Actor,
  type Answer,
  type Locked,
  type Reads,
  type Work,
} from '@portal/kit';
import { CalendarFeedModel } from '../../models/index.ts';
import { calendarFeed as words } from '../../texts/en/calendar-feed.ts';
import { hashSecret, makeSecret } from './secret.ts';

export type HeldFeed = Locked<unknown> & { readonly row: CalendarFeedModel | undefined };

/** Another one for each address; a part of the hash tells nothing of the secret. */
const tellVersion = (row: CalendarFeedModel | undefined): string =>
  formatEtag(row?.secret_hash.slice(0, 16) ?? 'none');

/** An address outlives the session of whoever acts for somebody, so they make none. */
const isInPerson = ({ impersonatorId }: Actor): boolean => impersonatorId === null;

/** @param address in the answer to whoever made it, and in no other */
export async function answerFeed(
  reads: Reads,
  actor: Actor,
  address: string | null = null,
): Promise<Answer<CalendarFeed>> {
  const row = await reads.read(CalendarFeedModel).findById(actor.userId);
  const abilities = { make: isInPerson(actor), remove: isInPerson(actor) && row !== undefined };
  return {
    body: { created: row?.created.toISOString() ?? null, address, abilities },
    etag: tellVersion(row),
  };
}

/** Held by the person and not by the row, which is not there before the first address. */
export async function holdFeed(work: Work, actor: Actor): Promise<HeldFeed> {
  await work.run(sql`select pg_advisory_xact_lock(hashtext('calendar feed'), ${actor.userId}::int)`);
  const row = await work.of(CalendarFeedModel).findById(actor.userId);
  return {
    id: actor.userId,
    row,
    state: {},
    relations: {},
    etag: tellVersion(row),
    authorise(action) {
      if (!isInPerson(actor)) throw wrongState(words.acting);
      if (action === 'remove' && !row) throw wrongState(words.none);
    },
  };
}

/** @returns the secret; the one before opens nothing any more */
export async function makeFeed(work: Work, owner: number): Promise<string> {
  const secret = makeSecret();
  await work.run(sql`insert into staff.calendar_feed (owner_id, secret_hash) values (${owner}, ${hashSecret(secret)})
    on conflict (owner_id) do update set secret_hash = excluded.secret_hash, created = excluded.created`);
  return secret;
}

export const removeFeed = (work: Work, owner: number): Promise<number> =>
  work.run(sql`delete from staff.calendar_feed where owner_id = ${owner}`);
