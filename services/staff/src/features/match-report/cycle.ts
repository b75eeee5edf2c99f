/** The applications of the current cycle, with all that the caller may read of each (decision 322). */
import {
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  type MatchSummary,
  type RequestScores,
} from '@portal/contract';
import { type Actor, type Database, permitted, sql, trustedSql } from '@portal/kit';
import { z } from 'zod';
import { applicationsSql, MatchApplication, presentSummary, readKept } from '../match-summary/index.ts';
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

const Found = MatchApplication.extend({ submitted: z.date().nullable() });

export async function readCycle(database: Database, actor: Actor, timeZone: string): Promise<CycleRow[]> {
  const inCycle = sql`t.id in (select r.id from researcher_api.request r where r.type in (${trustedSql(RESEARCH_MATCH_TYPES.join(', '))})
    and (r.status in (${trustedSql(UNDER_WAY)}) or r.decision_date >=
      date_trunc('quarter', now() at time zone ${timeZone}) at time zone ${timeZone})) and ${permitted(scorePolicy, actor)}`;
  const applications = await database.rows(
    Found,
    sql`select shown.*, request.submission_date as submitted
      from (${applicationsSql(actor, inCycle)}) shown join researcher_api.request request on request.id = shown.id
      order by request.submission_date, shown.id`,
  );
  const rows: CycleRow[] = [];
  // One after the other: the report is not worth every connection of the service.
  for (const { submitted, ...application } of applications) {
    const summary = await presentSummary(database, application, await readKept(database, application.id));
    const scores = await readRequestScores({ actor, database, params: { id: application.id } }, timeZone);
    rows.push({ summary, scores, submitted: submitted?.toISOString() ?? null });
  }
  return rows;
}
