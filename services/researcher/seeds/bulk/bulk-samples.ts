import { ALL_REQUEST_TYPES } from '@portal/contract';
import type pg from 'pg';

/** Larger than any family number in the demo. */
const FIRST_FAMILY = 20_000;
const MEMBERS = 4;
const BATCH = 100_000;

/** Request types whose answers name samples. */
const TYPES_WITH_SAMPLES = ALL_REQUEST_TYPES.filter(({ sampleFields }) => sampleFields).map(
  ({ number }) => number,
);
/** How many samples each bulk request of such a type names. */
const SAMPLES_OF_A_REQUEST = 20;

/** Adds samples for measurements until there are `wanted`, and requests that name them; a second run adds nothing. */
export async function seedBulkSamples(client: pg.ClientBase, wanted: number): Promise<void> {
  const { rows } = await client.query<{ count: number; kinds: number[] }>(
    `select (select count(*)::integer from researcher.sample) as count,
      (select array_agg(id order by id) from researcher.sample_type) as kinds`,
  );
  const { count, kinds } = rows[0] ?? { count: 0, kinds: [] };
  for (let made = 0; count + made < wanted; made += BATCH)
    await client.query(
      `insert into researcher.sample (sample_type_id, sample_id, amount_available, limited_at, cpls_available, ipsc_consented,
        family_situation)
      select ($1::integer[])[1 + n % cardinality($1::integer[])],
        (${FIRST_FAMILY} + person / ${MEMBERS})::text || '-' || (array['p1', 's1', 'mo', 'fa'])[1 + person % ${MEMBERS}],
        case n % 10 when 0 then 0 when 1 then 1 else 2 + n % 9 end, 1, n % 20 = 0, n % 7 <> 0,
        (array['proband', 'sibling without autism', 'mother', 'father'])[1 + person % ${MEMBERS}]
          || case when person / ${MEMBERS} % 3 = 0 then ', multiplex' else ', simplex' end
      from (select n, n / cardinality($1::integer[]) as person from generate_series($2::integer, $3::integer) n) numbered
      on conflict do nothing`,
      [kinds, made, made + Math.min(BATCH, wanted - count - made) - 1],
    );
  await client.query(NAMED, [kinds.length, wanted, TYPES_WITH_SAMPLES]);
}

/**
 * Bulk requests have no answers; only the rows from which staff count the requests of a sample. $1 kinds, $2 samples,
 * $3 types.
 */
const NAMED = `
insert into researcher.request_sample (request_id, sample_type_id, sample_id)
select request.id, stock.sample_type_id, stock.sample_id
from researcher.request request
cross join generate_series(1, ${SAMPLES_OF_A_REQUEST}) n
cross join lateral (select (request.id::bigint * 7919 + n * 104729) % ($2::integer / $1::integer) as person) drawn
join researcher.sample stock on stock.sample_type_id = 1 + request.id % $1::integer
  and stock.sample_id = (${FIRST_FAMILY} + drawn.person / ${MEMBERS})::text || '-'
    || (array['p1', 's1', 'mo', 'fa'])[1 + drawn.person % ${MEMBERS}]
where request.type = any($3::integer[]) and request.additional_data = '{}'
  and not exists (select 1 from researcher.request_sample made where made.request_id = request.id)
on conflict do nothing`;
