import type pg from 'pg';

/** Larger than any family of the demo. */
const FIRST_FAMILY = 20_000;
const MEMBERS = 4;
const BATCH = 100_000;

/** Adds samples for measuring until there are `wanted`; a second run adds nothing. */
export async function growSamples(client: pg.Client, wanted: number): Promise<void> {
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
}
