/** Applications at the review meeting that the packet's requester may read, in order of submission. */
import { REQUEST_STATUS, type MatchSummary, type RequestScores } from '@portal/contract';
import { type Actor, type Database, permitted, type Reads, type Sql, sql } from '@portal/kit';
import { z } from 'zod';
import {
  applicationsSql,
  MatchApplication,
  presentSummary,
  readStoredSummary,
} from '../match-summary/index.ts';
import { readRequestScores, scorePolicy } from '../score/index.ts';

export interface AgendaItem {
  readonly summary: MatchSummary;
  readonly scores: RequestScores;
  /** Names of reviewers who declared a conflict of interest. */
  readonly conflicts: readonly string[];
}

/** A packet contains scores, so it omits applications whose scores the requester may not read. */
const readable = (actor: Actor, condition: Sql): Sql =>
  applicationsSql(actor, sql`${condition} and ${permitted(scorePolicy, actor)}`);

/** Only the ids, so that one application at a time is in memory. */
export const listAgenda = async (reads: Reads, actor: Actor): Promise<number[]> =>
  (
    await reads.rows(
      z.object({ id: z.int() }),
      sql`select shown.id from (${readable(actor, sql`t.status = ${REQUEST_STATUS.REVIEW_MEETING}`)}) shown
        join researcher_api.request_waiting waiting on waiting.request_id = shown.id
        order by waiting.status_since, shown.id`,
    )
  ).map(({ id }) => id);

/** Undefined if the application left the meeting since it was listed, or the requester may no longer read it. */
export async function readItem(
  database: Database,
  actor: Actor,
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
): Promise<AgendaItem | undefined> {
  const application = await database.row(MatchApplication, readable(actor, sql`t.id = ${id}`));
  if (!application) return undefined;
  return {
    summary: await presentSummary(database, application, await readStoredSummary(database, id)),
    scores: await readRequestScores({ actor, database, params: { id } }, timeZone),
    conflicts: (
      await database.rows(
        z.object({ name: z.string() }),
        sql`select coalesce(person.display_name, '') as name from researcher_api.conflict declared
          left join core_api.person person on person.id = declared.user_id
          where declared.request_id = ${id} and declared.conflict_exists order by 1`,
      )
    ).map(({ name }) => name),
  };
}
