/**
 * Validates 250 sample ids among a million samples, in the batches that the screen sends, and compares a batch with the
 * baseline.
 */
import { REQUEST_STATUS as S, sampleBatches } from '@portal/contract';
import type { PortalClient } from '../client/portal-client.ts';
import { findMedian } from './median.ts';
import type { Operation } from './operations.ts';
import type { Plan } from './statements.ts';

const NAME = 'validate a batch of samples';
/** Maximum milliseconds until all batches are answered. */
export const SAMPLES_BOUND = 300;
const PLASMA = 1;
const IDS = 250;
/**
 * The first family in the generated inventory (`seeds/bulk/grow-samples.ts`), and the distance between the families
 * that are validated.
 */
const FIRST_FAMILY = 20_000;
const FAMILIES_APART = 100;
const MEMBERS = ['p1', 's1', 'mo', 'fa'] as const;
/** One of this many ids does not exist. */
const UNKNOWN_EACH = 25;
const LOADED_CALLS = 600;

const ids = Array.from({ length: IDS }, (_, index) =>
  index % UNKNOWN_EACH === 0
    ? `unknown-${index}`
    : `${FIRST_FAMILY + index * FAMILIES_APART}-${MEMBERS[index % MEMBERS.length] ?? ''}`,
);
const batches = sampleBatches(ids);
const [firstBatch = []] = batches;

/** @throws where the inventory is too small, because few samples are quick to validate */
export async function sampleOperation(investigator: PortalClient): Promise<Operation> {
  const target = {
    method: 'POST',
    path: '/api/sample-availability/validate/',
    body: JSON.stringify({ ids: firstBatch, sample_type: PLASMA }),
  } as const;
  const results = await validateAll(investigator);
  const found = results.filter(({ amount_available: amount }) => amount !== null).length;
  if (results.length !== IDS || found !== IDS - IDS / UNKNOWN_EACH)
    throw new Error(`${found} of ${results.length} samples are known: the inventory was not grown`);
  return {
    name: NAME,
    as: investigator,
    target,
    targets: Array.from({ length: LOADED_CALLS }, () => target),
  };
}

/** Sends the batches one after the other, as the screen does. */
async function validateAll(client: PortalClient): Promise<Stock[]> {
  const found: Stock[] = [];
  for (const batch of batches) {
    const body = { ids: batch, sample_type: PLASMA };
    const { results } = await client.send<{ results: Stock[] }>('POST /sample-availability/validate/', body);
    found.push(...results);
  }
  return found;
}

interface Stock {
  readonly amount_available: number | null;
}

const NOT_COUNTED = [S.CREATED, S.REJECTED, S.WITHDRAWN];
const APPROVED = [S.APPROVED, S.APPROVED_PENDING_TEAM, S.FULFILLED, S.ARCHIVED, S.SUSPENDED];

/** Reads stock and counts of requests by plain joins, without evaluation and without a check of rights. */
export const sampleBaseline = (): Readonly<Record<string, Plan>> => ({
  [NAME]: {
    created: null,
    statements: [
      {
        text: `with counted as (
          select n.sample_id, count(*) filter (where r.status <> all($3::int[]))::int as request_count,
            count(*) filter (where r.status = any($4::int[]))::int as approved_count
          from researcher.request_sample n join researcher.request r on r.id = n.request_id
          where n.sample_type_id = $2::int and n.sample_id = any($1::text[]) group by n.sample_id
        ), page as (
          select w.id, s.amount_available, s.limited_at, s.cpls_available, s.ipsc_consented,
            coalesce(c.request_count, 0) as request_count, coalesce(c.approved_count, 0) as approved_count
          from unnest($1::text[]) with ordinality w (id, place)
          left join researcher.sample s on s.sample_type_id = $2::int and s.sample_id = w.id
          left join counted c on c.sample_id = w.id order by w.place)
        select json_agg(page) as results from page`,
        values: [firstBatch, PLASMA, NOT_COUNTED, APPROVED],
      },
    ],
  },
});

/** The median of validating all of them, in milliseconds. */
export const measureValidation = ({ as }: Operation): Promise<number> => findMedian(() => validateAll(as));
