import { ALL_REQUEST_TYPES } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import { DEMO_SAMPLES } from './data/samples.data.ts';
import type { People } from './people.ts';

/** One kind is only for researchers chosen by the foundation; of the demo people, only for pi2. */
const LIMITED = 'Fibroblasts';
const ALLOWED = 'pi2@demo.test';

export async function seedSamples(
  context: SeedContext,
  { clock, people, adminId }: { clock: Clock; people: People; adminId: number },
): Promise<void> {
  const { client } = context;
  await context.as(adminId, clock.daysAgo(60));
  await client.query('update researcher.sample_type set limited = true where type = $1', [LIMITED]);
  await client.query(
    'insert into researcher.sample_type_user (sample_type_id, user_id) select id, $2 from researcher.sample_type where type = $1',
    [LIMITED, people.named(ALLOWED)?.id ?? adminId],
  );
  const rows = DEMO_SAMPLES.map((sample) => ({
    kind: sample.kind.id,
    id: sample.id,
    amount: sample.amount,
    limited_at: sample.limitedAt,
    cpls: sample.hasCpls,
    consented: sample.isIpscConsented,
    situation: sample.familySituation,
    cohort: sample.cohort,
  }));
  await client.query(
    `insert into researcher.sample (sample_type_id, sample_id, amount_available, limited_at, cpls_available, ipsc_consented,
      family_situation, cohort, checked)
    select one.kind, one.id, one.amount, one.limited_at, one.cpls, one.consented, one.situation,
      one.cohort, $2
    from jsonb_to_recordset($1::jsonb) one (kind integer, id text, amount numeric, limited_at numeric, cpls boolean,
      consented boolean, situation text, cohort text)`,
    [JSON.stringify(rows), clock.daysAgo(2)],
  );
}

/** Adds rows for the samples named in answers, for requests that have no such rows yet. */
export async function seedRequestSamples(client: pg.Client): Promise<void> {
  for (const { number, sampleFields } of ALL_REQUEST_TYPES) {
    if (!sampleFields) continue;
    await client.query(
      `insert into researcher.request_sample (request_id, sample_type_id, sample_id, amount)
      select request.id, kind.id, entry.key, (entry.value #>> '{}')::numeric
      from researcher.request request
      join researcher.sample_type kind on kind.id::text = request.additional_data ->> $3
      cross join lateral jsonb_each(request.additional_data -> $2) entry
      where request.type = $1 and jsonb_typeof(request.additional_data -> $2) = 'object'
        and not exists (select 1 from researcher.request_sample made where made.request_id = request.id)`,
      [number, sampleFields.samples, sampleFields.kind],
    );
  }
}
