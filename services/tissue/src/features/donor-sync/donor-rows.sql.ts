/** SQL for donors, their samples and surveys: read for comparison, written page by page. */
import { DONOR_STORES, type DonorStore } from '@portal/contract';
import { asJson, joinSql, sql, trustedSql, type Sql } from '@portal/kit';
import { z } from 'zod';
import type { ReadDonor } from './source-donor.ts';

export const Stored = z.object({
  donor_hash: z.string(),
  store: z.enum(DONOR_STORES),
  source_updated: z.date(),
  fields: z.record(z.string(), z.unknown()),
  samples: z.array(z.unknown()),
  survey: z.array(z.unknown()).nullable(),
});
export type StoredDonor = z.output<typeof Stored>;

const SAMPLE_COLUMNS =
  'source_key, hemisphere, region, preservation, amount, unit, quality, rin, is_available'.split(', ');

/** Locks the rows until the transaction ends, in key order. */
export const lockStoredDonorsSql = (hashes: readonly string[]): Sql =>
  sql`select t.donor_hash, t.store, t.source_updated, to_jsonb(t) as fields, t.survey, t.samples from (
    select donor.*, survey.domains as survey, (select coalesce(jsonb_agg(jsonb_build_object(${trustedSql(
      SAMPLE_COLUMNS.map((name) => `'${name}', sample.${name}`).join(', '),
    )}) order by sample.source_key collate "C"), '[]')
      from tissue.donor_sample sample where sample.donor_id = donor.id) as samples
    from (select * from tissue.donor where donor_hash = any(${[...hashes]}::text[]) order by id for no key update) donor
    left join tissue.donor_survey survey on survey.donor_id = donor.id) t`;

/** Column names come from our list of fields, never from the source's data. */
function getColumns(donors: readonly ReadDonor[]): string[] {
  return Object.keys(donors[0]?.fields ?? {});
}

/** Inserts new donors in the order of the source and updates existing ones. */
export function writeDonorsSql(store: DonorStore, donors: readonly ReadDonor[]): Sql {
  const columns = getColumns(donors);
  const list = (prefix = '') => trustedSql(columns.map((name) => `${prefix}${name}`).join(', '));
  const replaced = columns
    .filter((name) => name !== 'donor_hash')
    .map((name) => trustedSql(`${name} = excluded.${name}`));
  // One row each, so that `ordinality` gives the order.
  return sql`insert into tissue.donor (store, ${list()}, availability_since)
    select ${store}::text, ${list('row.')}, case when row.is_available then null else now() end
    from jsonb_array_elements(${asJson(donors.map(({ fields }) => fields))}::jsonb) with ordinality one (value, place)
    cross join lateral jsonb_populate_record(null::tissue.donor, one.value) row
    order by one.place
    on conflict (donor_hash) do update set ${joinSql(replaced)},
      availability_since = case when tissue.donor.is_available = excluded.is_available then tissue.donor.availability_since
        else now() end`;
}

/** A sample has the same id while the source still lists it. */
export function writeSamplesSql(donors: readonly ReadDonor[]): Sql {
  const rows = donors.flatMap(({ hash, samples }) => samples.map((sample) => ({ ...sample, hash })));
  const list = (prefix = '') => trustedSql(SAMPLE_COLUMNS.map((name) => `${prefix}${name}`).join(', '));
  const replaced = SAMPLE_COLUMNS.filter((name) => name !== 'source_key').map((name) =>
    trustedSql(`${name} = excluded.${name}`),
  );
  return sql`with sent as (
      select donor.id as donor_id, ${list('row.')}, one.place
      from jsonb_array_elements(${asJson(rows)}::jsonb) with ordinality one (value, place)
      cross join lateral jsonb_populate_record(null::tissue.donor_sample, one.value) row
      join tissue.donor donor on donor.donor_hash = one.value ->> 'hash'),
    gone as (
      delete from tissue.donor_sample old using tissue.donor donor
      where donor.id = old.donor_id and donor.donor_hash = any(${donors.map(({ hash }) => hash)}::text[])
        and not exists (select 1 from sent where sent.donor_id = old.donor_id and sent.source_key = old.source_key))
    insert into tissue.donor_sample (donor_id, ${list()})
    select donor_id, ${list()} from sent order by place
    on conflict (donor_id, source_key) do update set ${joinSql(replaced)}`;
}

export function writeSurveysSql(donors: readonly ReadDonor[]): Sql[] {
  const rows = donors.flatMap(({ hash, survey }) => (survey ? [{ hash, domains: survey }] : []));
  const without = donors.filter(({ survey }) => !survey).map(({ hash }) => hash);
  return [
    sql`insert into tissue.donor_survey (donor_id, domains)
      select donor.id, one.domains from jsonb_to_recordset(${asJson(rows)}::jsonb) one (hash text, domains jsonb)
      join tissue.donor donor on donor.donor_hash = one.hash
      on conflict (donor_id) do update set domains = excluded.domains`,
    sql`delete from tissue.donor_survey survey using tissue.donor donor
      where donor.id = survey.donor_id and donor.donor_hash = any(${without}::text[])`,
  ];
}
