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
const NEW = ['verified_at', 'verified_by_id', 'acknowledged_at', 'acknowledged_by_id'];

/**
 * Institutions verify their researchers by each anniversary of their RDA (decision 380). The first function says what
 * `anniversaryAfter` of the contract says; PostgreSQL too takes 28 February where there is no 29th.
 */
export async function up(knex: Knex): Promise<void> {
  const columns = await livingColumns(knex);
  await knex.raw(`
create function core.anniversary_after(executed date, covered date) returns date immutable parallel safe language sql as $$
  select case when near.day > covered then near.day else (executed + make_interval(years => near.years + 1))::date end
  from (select years, (executed + make_interval(years => years))::date as day
    from (select greatest(1, (extract(year from covered) - extract(year from executed))::int) as years) count) near
$$;
-- Days of agreements are kept as texts at noon. One that is no day would fail each list; then the file's own day counts.
-- One at the end of the calendar would have anniversaries beyond it.
-- By hand, because pg_input_is_valid came with PostgreSQL 16.
create function core.is_day(words text) returns boolean immutable parallel safe language sql as $$
  select case when words ~ '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' and words > '0001'
    then right(words, 2)::int <= extract(day from
      make_date(left(words, 4)::int, substr(words, 6, 2)::int, 1) + interval '1 month' - interval '1 day')
    else false end
$$;
create function core.executed_on(data jsonb, created date) returns date stable parallel safe language sql as $$
  select case when core.is_day(left(data ->> 'sf_signature_date', 10))
    then least(left(data ->> 'sf_signature_date', 10)::date, date '9000-01-01') else created end
$$;

alter table core.institution
  add column verified_at timestamptz,
  add column verified_by_id integer references core.account on delete set null,
  add column acknowledged_at timestamptz,
  add column acknowledged_by_id integer references core.account on delete set null;
create index institution_verified_by on core.institution (verified_by_id);
create index institution_acknowledged_by on core.institution (acknowledged_by_id);
create or replace view core.living_institution as
  select ${columns.map(shown).join(', ')}, ${NEW.map(shown).join(', ')}
  from core.institution i where i.deleted_at is null;

-- What officials were told of an anniversary: once that it is near, once that it has passed.
create table core.verification_reminder (
  institution_id integer not null references core.institution on delete cascade,
  anniversary date not null,
  threshold text not null check (threshold in ('due', 'overdue')),
  told_at timestamptz not null default now(),
  primary key (institution_id, anniversary, threshold)
);
`);
}

export async function down(knex: Knex): Promise<void> {
  const columns = (await livingColumns(knex)).filter((name) => !NEW.includes(name));
  await knex.raw(`
drop table core.verification_reminder;
drop view core.living_institution;
create view core.living_institution as
  select ${columns.map(shown).join(', ')} from core.institution i where i.deleted_at is null;
alter table core.institution ${NEW.map((name) => `drop column ${name}`).join(', ')};
drop function core.anniversary_after(date, date);
drop function core.executed_on(jsonb, date);
drop function core.is_day(text);
`);
}
