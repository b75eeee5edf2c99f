/** A person's calendar at a secret address, the same in every service with calendars (decisions 329 and 392). */
import type { Role } from '@portal/contract';
import { z } from 'zod';
import {
  type Database,
  type Handler,
  handler,
  writeInLanguageFor,
  mutation,
  notFound,
  type Reads,
  sql,
  trustedSql,
} from '@portal/kit';
import {
  answerFeed,
  lockFeed,
  isFeedValid,
  makeFeed,
  removeFeed,
  type FeedTable,
  type LockedFeed,
} from './calendar-feed.commands.ts';
import { hashSecret } from './secret.ts';
import { writeCalendar, type Calendar } from './write-calendar.ts';

export interface CalendarFeed {
  /** First part of the addresses: `calendar` has `/calendar-feed/` and `/calendar/{file}/`. */
  readonly kind: 'calendar' | 'term-calendar';
  readonly feeds: FeedTable;
  /** A person with one of these roles has the calendar. */
  readonly roles: readonly Role[];
  readonly portalUrl: string;
  /** Called in the owner's language each time the calendar is read. */
  readonly describe: () => Pick<Calendar, 'name' | 'product'>;
  /** @returns how its entries are written: a function that is called in the owner's language */
  readonly read: (database: Database, owner: number) => Promise<() => Calendar['entries']>;
}

// The calls of the calendars differ only in their names, so the types of one represent all.
type Look = 'GET /calendar-feed/';
type Make = 'POST /calendar-feed/';
type Remove = 'DELETE /calendar-feed/';
type Read = 'GET /calendar/{file}/';

const Owner = z.object({ id: z.int(), email: z.string() });

/** Handlers that show, create and remove the address, and that return the calendar itself. */
export function makeCalendarFeed({
  kind,
  feeds,
  roles,
  portalUrl,
  ...content
}: CalendarFeed): readonly Handler[] {
  return [
    handler(`GET /${kind}-feed/` as Look, ({ database, actor }) => answerFeed(database, feeds, actor)),
    mutation<Make, LockedFeed, string>(`POST /${kind}-feed/` as Make, {
      load: ({ actor }, work) => lockFeed(work, feeds, actor),
      authorise: 'make',
      current: async ({ call, work }) => (await answerFeed(work, feeds, call.actor)).body,
      command: ({ call, work }) => makeFeed(work, feeds, call.actor.userId),
      present: ({ call, work }, secret) =>
        answerFeed(work, feeds, call.actor, `${portalUrl}/api/${kind}/${secret}.ics`),
    }),
    mutation<Remove, LockedFeed, number>(`DELETE /${kind}-feed/` as Remove, {
      load: ({ actor }, work) => lockFeed(work, feeds, actor),
      authorise: 'remove',
      current: async ({ call, work }) => (await answerFeed(work, feeds, call.actor)).body,
      command: ({ call, work }) => removeFeed(work, feeds, call.actor.userId),
      present: () => Promise.resolve({ body: undefined }),
    }),
    // The secret address alone identifies the reader; a session in the same call is ignored.
    handler(`GET /${kind}/{file}/` as Read, async ({ database, params, context }) => {
      const owner = await findOwner(
        database,
        { feeds, roles },
        hashSecret(params.file.slice(0, -'.ics'.length)),
      );
      if (!owner) throw notFound();
      const writeEntries = await content.read(database, owner.id);
      context.set('Cache-Control', 'private, no-store');
      context.type = 'text/calendar; charset=utf-8';
      context.body = await writeInLanguageFor(database, owner.email, () =>
        writeCalendar({ ...content.describe(), entries: writeEntries(), portalUrl, now: new Date() }),
      );
      return { raw: true };
    }),
  ];
}

/** The owner of the calendar. Undefined for an invalid secret, a closed account, or a person without such a role. */
const findOwner = (
  reads: Reads,
  { feeds, roles }: Pick<CalendarFeed, 'feeds' | 'roles'>,
  hash: string,
): Promise<z.output<typeof Owner> | undefined> =>
  reads.row(
    Owner,
    sql`select person.id, person.email from ${trustedSql(feeds.tableName)} feed
      join core_api.person person on person.id = feed.owner_id and person.active and person.verified
      where feed.secret_hash = ${hash} and ${isFeedValid} and exists (select 1 from core_api.person_group held
        where held.user_id = person.id and held.role = any(${[...roles]}::text[]))`,
  );
