/** Whether samples are available, according to the stored inventory. One statement for any number of ids. */
import {
  evaluateAvailability,
  passesCheck,
  REQUEST_STATUS as S,
  sampleKind,
  type SampleAvailability,
} from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';

/** Drafts do not reserve samples yet, and rejected or withdrawn requests need none. */
const NOT_COUNTED = [S.CREATED, S.REJECTED, S.WITHDRAWN].join(', ');
const APPROVED = [S.APPROVED, S.APPROVED_PENDING_TEAM, S.FULFILLED, S.ARCHIVED, S.SUSPENDED].join(', ');
/** Alternatives offered for each id that fails. */
const MOST_ALTERNATIVES = 3;

const Known = z.object({
  id: z.string(),
  amount_available: z.number().nullable(),
  limited_at: z.number().nullable(),
  cpls_available: z.boolean().nullable(),
  ipsc_consented: z.boolean().nullable(),
  family_situation: z.string().nullable(),
  cohort: z.string().nullable(),
  request_count: z.int(),
  approved_count: z.int(),
});
type Known = z.output<typeof Known>;

export interface AvailabilityQuestion {
  readonly kindId: number;
  readonly ids: readonly string[];
  readonly generateIpscs: boolean;
  /** Whether to offer samples of the same kind and family situation for ids that fail (`SAMPLE_ALTERNATIVES`). */
  readonly offersAlternatives: boolean;
  /** The only cohort whose samples the research may have. */
  readonly onlyCohort?: string | undefined;
}

export async function readAvailability(
  reads: Reads,
  { kindId, ids, generateIpscs, offersAlternatives, onlyCohort }: AvailabilityQuestion,
): Promise<SampleAvailability[]> {
  const known = await readKnown(reads, kindId, ids);
  const presented = known.map((sample) => present(sample, { kindId, generateIpscs, onlyCohort }));
  if (!offersAlternatives) return presented;
  const failing = presented.filter((sample) => !passesCheck(sample)).map(({ id }) => id);
  const alternatives = await readAlternatives(reads, { kindId, failing, ids, generateIpscs, onlyCohort });
  return presented.map((sample) =>
    failing.includes(sample.id) ? { ...sample, alternatives: alternatives.get(sample.id) ?? [] } : sample,
  );
}

const readKnown = (reads: Reads, kindId: number, ids: readonly string[]): Promise<Known[]> =>
  reads.rows(
    Known,
    sql`select wanted.id, stock.amount_available::float8, stock.limited_at::float8, stock.cpls_available, stock.ipsc_consented,
        stock.family_situation, stock.cohort, counted.request_count, counted.approved_count
      from unnest(${ids}::text[]) with ordinality wanted (id, place)
      left join researcher.sample stock on stock.sample_type_id = ${kindId} and stock.sample_id = wanted.id
      cross join lateral (
        select count(*) filter (where request.status not in (${trustedSql(NOT_COUNTED)}))::int as request_count,
          count(*) filter (where request.status in (${trustedSql(APPROVED)}))::int as approved_count
        from researcher.request_sample named join researcher.request request on request.id = named.request_id
        where named.sample_type_id = ${kindId} and named.sample_id = wanted.id) counted
      order by wanted.place`,
  );

function present(
  known: Known,
  {
    kindId,
    generateIpscs,
    onlyCohort,
  }: Pick<AvailabilityQuestion, 'kindId' | 'generateIpscs' | 'onlyCohort'>,
): SampleAvailability {
  const { id, amount_available, limited_at, cpls_available, ipsc_consented } = known;
  const isKnown = amount_available !== null;
  const stock = isKnown
    ? {
        amount_available,
        limited_at: limited_at ?? 0,
        cpls_available: cpls_available ?? false,
        ipsc_consented: ipsc_consented ?? false,
      }
    : null;
  return {
    id,
    availability: evaluateAvailability(stock, generateIpscs),
    amount_available,
    unit: sampleKind(kindId)?.unit ?? 'Vials',
    request_count: known.request_count,
    approved_count: known.approved_count,
    ipsc_consented,
    ...(isKnown && onlyCohort !== undefined && known.cohort !== onlyCohort
      ? { refusals: [requestRefusals.samples.otherCohort] }
      : {}),
  };
}

const Spelling = z.object({ id: z.string(), written_as: z.string() });

/** For ids that the inventory does not have, adds the inventory's spelling where it differs only in case. */
export async function addSpellings(
  reads: Reads,
  kindId: number,
  samples: readonly SampleAvailability[],
): Promise<SampleAvailability[]> {
  const unknown = samples.filter((sample) => sample.amount_available === null).map(({ id }) => id);
  if (unknown.length === 0) return [...samples];
  const rows = await reads.rows(
    Spelling,
    sql`select wanted.id, min(stock.sample_id) as written_as
      from unnest(${unknown}::text[]) wanted (id)
      join researcher.sample stock on stock.sample_type_id = ${kindId} and lower(stock.sample_id) = lower(wanted.id)
      group by wanted.id having count(*) = 1`,
  );
  const spellings = new Map(rows.map(({ id, written_as }) => [id, written_as]));
  return samples.map((sample) => {
    const written_as = spellings.get(sample.id);
    return written_as === undefined ? sample : { ...sample, written_as };
  });
}

const Alternative = z.object({ id: z.string(), alternatives: z.array(z.string()) });

/** Alternatives for ids that fail; an id missing from the inventory has no family situation, so none match it. */
async function readAlternatives(
  reads: Reads,
  question: {
    readonly kindId: number;
    readonly failing: readonly string[];
    readonly ids: readonly string[];
    readonly generateIpscs: boolean;
    readonly onlyCohort: string | undefined;
  },
): Promise<ReadonlyMap<string, string[]>> {
  const { kindId, failing, ids, generateIpscs, onlyCohort = null } = question;
  if (failing.length === 0) return new Map();
  const rows = await reads.rows(
    Alternative,
    sql`select stock.sample_id as id, array(
        select other.sample_id from researcher.sample other
        where other.sample_type_id = ${kindId} and other.family_situation = stock.family_situation
          and other.amount_available > other.limited_at and other.amount_available > 0
          and (${onlyCohort}::text is null or other.cohort = ${onlyCohort})
          and (other.ipsc_consented or not ${generateIpscs}::boolean) and not other.sample_id = any(${ids}::text[])
        order by other.sample_id limit ${MOST_ALTERNATIVES}) as alternatives
      from researcher.sample stock
      where stock.sample_type_id = ${kindId} and stock.sample_id = any(${failing}::text[])
        and stock.family_situation is not null`,
  );
  return new Map(rows.map(({ id, alternatives }) => [id, alternatives]));
}
