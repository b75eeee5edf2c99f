import type { Knex } from 'knex';

/** The columns of the view as it stands, whatever was added to the table since. */
async function livingColumns(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { column_name: string }[] }>(
    `select column_name from information_schema.columns
      where table_schema = 'core' and table_name = 'living_institution' order by ordinal_position`,
  );
  return rows.map((row) => row.column_name);
}
const shown = (column: string): string => (column === 'version' ? 'i.xmin as version' : `i.${column}`);

const API = (country: string, restricted: string): string => `
create or replace view core_api.institution as
  select i.id, i.name as display_name, i.name, i.official_name, i.status, i.current_io_id,
    coalesce((f.additional_data ->> 'status')::smallint, 4) as rda_status, ${country} as country, ${restricted} as restricted
  from core.institution i left join core.file f on f.id = i.current_rda_id;`;

/**
 * Where an institution is, which countries get no resources, and why one is excepted (spec 1 section 1). The list is
 * written at start from the settings; until then the countries of the specification count.
 */
export async function up(knex: Knex): Promise<void> {
  const columns = await livingColumns(knex);
  await knex.raw(`
alter table core.institution add column country varchar(2), add column country_exemption varchar(2000);
create table core.restricted_country (code varchar(2) primary key);
insert into core.restricted_country values ('CN'), ('HK'), ('MO'), ('RU'), ('IR'), ('KP'), ('CU'), ('VE');
update core.institution i set country = case ending.code when 'UK' then 'GB' else ending.code end
  from (select institution_id, min(upper(substring(domain::text from '[^.]+$'))) as code
    from core.institution_domain group by institution_id) ending
  where ending.institution_id = i.id and ending.code ~ '^[A-Z]{2}$'
    and ending.code not in ('EU', 'SU', 'AI', 'CC', 'CO', 'FM', 'GG', 'IO', 'LA', 'ME', 'SH', 'TK', 'TV', 'WS');
create or replace view core.living_institution as
  select ${columns.map(shown).join(', ')}, i.country, i.country_exemption
  from core.institution i where i.deleted_at is null;
${API('i.country', 'i.country_exemption is null and exists (select 1 from core.restricted_country r where r.code = i.country)')}
`);
}

export async function down(knex: Knex): Promise<void> {
  const columns = (await livingColumns(knex)).filter((name) => !name.startsWith('country'));
  await knex.raw(`
${API('null::varchar(2)', 'false')}
drop view core.living_institution;
create view core.living_institution as
  select ${columns.map(shown).join(', ')} from core.institution i where i.deleted_at is null;
alter table core.institution drop column country, drop column country_exemption;
drop table core.restricted_country;
`);
}
