/** Applications of the current cycle, with the data of each that the caller may read (decision 322). */
import {
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  type MatchSummary,
  type RequestScores,
} from '@portal/contract';
import { type Actor, type Database, permitted, type Reads, type Sql, sql, trustedSql } from '@portal/kit';
import { z } from 'zod';
import {
  applicationsSql,
  MatchApplication,
  presentSummary,
  readStoredSummary,
} from '../match-summary/index.ts';
import { readRequestScores, scorePolicy } from '../score/index.ts';

export interface CycleRow {
  readonly summary: MatchSummary;
  readonly scores: RequestScores;
  readonly submitted: string | null;
}

const UNDER_WAY = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVIEW_MEETING,
  S.CONDITIONALLY_APPROVED,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
].join(', ');

/** A report contains scores, so it omits applications whose scores the requester may not read. */
const readable = (actor: Actor, condition: Sql): Sql =>
  sql`select shown.*, request.submission_date as submitted
    from (${applicationsSql(actor, sql`${condition} and ${permitted(scorePolicy, actor)}`)}) shown
    join researcher_api.request request on request.id = shown.id`;

/** Ids, in order of submission. */
export async function listCycle(reads: Reads, actor: Actor, timeZone: string): Promise<number[]> {
  const inCycle = sql`t.id in (select r.id from researcher_api.request r where r.type in (${trustedSql(RESEARCH_MATCH_TYPES.join(', '))})
    and (r.status in (${trustedSql(UNDER_WAY)}) or r.decision_date >=
      date_trunc('quarter', now() at time zone ${timeZone}) at time zone ${timeZone}))`;
  const rows = await reads.rows(
    z.object({ id: z.int() }),
    sql`select one.id from (${readable(actor, inCycle)}) one order by one.submitted, one.id`,
  );
  return rows.map(({ id }) => id);
}

const Found = MatchApplication.extend({ submitted: z.date().nullable() });

/** Undefined if the requester may no longer read it. */
export async function readCycleRow(
  database: Database,
  actor: Actor,
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
): Promise<CycleRow | undefined> {
  const found = await database.row(Found, readable(actor, sql`t.id = ${id}`));
  if (!found) return undefined;
  const { submitted, ...application } = found;
  return {
    summary: await presentSummary(database, application, await readStoredSummary(database, id)),
    scores: await readRequestScores({ actor, database, params: { id } }, timeZone),
    submitted: submitted?.toISOString() ?? null,
  };
}
