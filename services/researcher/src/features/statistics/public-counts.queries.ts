/** Public counts (decision 205): of the catalogue as visitors see it, and of all decisions. */
import {
  EXTERNAL_CURATOR,
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  type PublicCounts,
} from '@portal/contract';
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';

/** Counts below these are not published: they could reveal single people, or mean nothing. */
export const FEWEST = { people: 100, decisions: 20 } as const;

const DECISIONS = [S.APPROVED, S.REJECTED, S.CONDITIONALLY_APPROVED, S.APPROVED_PENDING_TEAM] as const;

const Counted = z.object({
  participants: z.int(),
  genomes: z.int(),
  datasets: z.int(),
  resources: z.int(),
});
const Decided = z.object({ decisions: z.int(), days: z.number().nullable() });

/**
 * A person may be in several datasets of a cohort, so each cohort counts only its largest one. The result is never too
 * high. Datasets removed from the catalogue, restricted ones, and older versions do not count: no visitor finds them.
 */
const countCatalogue = (reads: Reads) =>
  reads.row(
    Counted,
    sql`select coalesce(sum(participants), 0)::int as participants, coalesce(sum(genomes), 0)::int as genomes,
        coalesce(sum(datasets), 0)::int as datasets, coalesce(sum(resources), 0)::int as resources
      from (select max(participants) as participants, max(genomes) as genomes,
          count(*) filter (where curator_type <> ${EXTERNAL_CURATOR}) as datasets,
          count(*) filter (where curator_type = ${EXTERNAL_CURATOR}) as resources
        from researcher.dataset where active and parent is null and not limited group by cohort_id) cohort`,
  );

/**
 * Days from the first submission to the first decision, for requests first decided within the last year. Research Match
 * is decided once a quarter, as the page says beside the number, so its applications do not count.
 */
const measureDecisions = (reads: Reads) =>
  reads.row(
    Decided,
    sql`select count(*)::int as decisions,
        percentile_cont(0.5) within group (order by extract(epoch from decided.at - submitted.at) / 86400) as days
      from (select request_id, min(at) as at from researcher.request_status_change
        where to_status = any(${DECISIONS}::smallint[]) and at > now() - interval '1 year' group by request_id) decided
      join lateral (select min(at) as at from researcher.request_status_change
        where request_id = decided.request_id and to_status = ${S.SUBMITTED}) submitted on submitted.at <= decided.at
      join researcher.request request on request.id = decided.request_id and request.type <> all(${RESEARCH_MATCH_TYPES}::smallint[])
      where not exists (select 1 from researcher.request_status_change earlier
        where earlier.request_id = decided.request_id and earlier.at < decided.at
          and earlier.to_status = any(${DECISIONS}::smallint[]))`,
  );

const atLeast = (fewest: number, count = 0): number | null => (count >= fewest ? count : null);

export async function readPublicCounts(reads: Reads): Promise<PublicCounts> {
  const [counted, decided] = await Promise.all([countCatalogue(reads), measureDecisions(reads)]);
  const isKnown = decided && decided.decisions >= FEWEST.decisions && decided.days !== null;
  return {
    participants: atLeast(FEWEST.people, counted?.participants),
    genomes: atLeast(FEWEST.people, counted?.genomes),
    datasets: atLeast(1, counted?.datasets),
    resources: atLeast(1, counted?.resources),
    days_to_decision: isKnown ? Math.max(1, Math.round(decided.days ?? 0)) : null,
  };
}
