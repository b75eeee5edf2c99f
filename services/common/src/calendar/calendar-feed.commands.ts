/** Creates, replaces and removes a calendar's address. Of parallel calls the first succeeds; the others are stale. */
import type { CalendarFeed } from '@portal/contract';
import { z } from 'zod';
import {
  type Actor,
  type Answer,
  type ClassOf,
  formatEtag,
  type Locked,
  type Reads,
  sql,
  type Sql,
  trustedSql,
  type Work,
  wrongState,
} from '@portal/kit';
import { calendar as words } from '../texts/en/calendar.ts';
import type { CalendarFeedRow } from './calendar-feed.model.ts';
import { hashSecret, makeSecret } from './secret.ts';

/** The table of the service. */
export type FeedTable = ClassOf<CalendarFeedRow>;

export type LockedFeed = Locked<unknown> & { readonly row: CalendarFeedRow | undefined };

/** The version changes with each address. A part of the hash reveals nothing about the secret. */
const formatVersion = (row: CalendarFeedRow | undefined): string =>
  formatEtag(row?.secret_hash.slice(0, 16) ?? 'none');

/** Condition on `feed`: a change of the password or a closed account makes the address invalid (decision 448). */
export const isFeedValid: Sql = sql`not exists (select 1 from core_api.ended_address ended
  where ended.user_id = feed.owner_id and ended.ended_at >= feed.created)`;

/** The row of the address if it is still valid. */
async function readFeed(reads: Reads, feeds: FeedTable, owner: number): Promise<CalendarFeedRow | undefined> {
  const valid = await reads.row(
    z.object({ owner_id: z.int() }),
    sql`select feed.owner_id from ${trustedSql(feeds.tableName)} feed
      where feed.owner_id = ${owner} and ${isFeedValid}`,
  );
  return valid && reads.read(feeds).findById(owner);
}

/** An address would outlive an impersonation, so a person acting for someone else may not create one. */
const isInPerson = ({ impersonatorId }: Actor): boolean => impersonatorId === null;

/** @param address included only in the answer to the person who created it */
export async function answerFeed(
  reads: Reads,
  feeds: FeedTable,
  actor: Actor,
  address: string | null = null,
): Promise<Answer<CalendarFeed>> {
  const row = await readFeed(reads, feeds, actor.userId);
  const abilities = { make: isInPerson(actor), remove: isInPerson(actor) && row !== undefined };
  return {
    body: { created: row?.created.toISOString() ?? null, address, abilities },
    etag: formatVersion(row),
  };
}

/** Locks by person, because there is no row before the first address is created. */
export async function lockFeed(work: Work, feeds: FeedTable, actor: Actor): Promise<LockedFeed> {
  await work.run(sql`select pg_advisory_xact_lock(hashtext(${feeds.tableName}), ${actor.userId}::int)`);
  const row = await readFeed(work, feeds, actor.userId);
  return {
    id: actor.userId,
    row,
    state: {},
    relations: {},
    etag: formatVersion(row),
    authorise(action) {
      if (!isInPerson(actor)) throw wrongState(words.acting);
      if (action === 'remove' && !row) throw wrongState(words.none);
    },
  };
}

/** @returns the secret; the previous address becomes invalid */
export async function makeFeed(work: Work, { tableName }: FeedTable, owner: number): Promise<string> {
  const secret = makeSecret();
  await work.run(sql`insert into ${trustedSql(tableName)} (owner_id, secret_hash) values (${owner}, ${hashSecret(secret)})
    on conflict (owner_id) do update set secret_hash = excluded.secret_hash, created = excluded.created`);
  return secret;
}

export const removeFeed = (work: Work, { tableName }: FeedTable, owner: number): Promise<number> =>
  work.run(sql`delete from ${trustedSql(tableName)} where owner_id = ${owner}`);
