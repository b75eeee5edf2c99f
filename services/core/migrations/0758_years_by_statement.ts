import type { Knex } from 'knex';

const ZONE = "coalesce(nullif(current_setting('app.time_zone', true), ''), 'UTC')";
const dayOf = (moment: string): string => `(${moment} at time zone ${ZONE})::date`;
const differ = (columns: readonly string[]): string =>
  `(${columns.map((column) => `n.${column}`).join(', ')}) is distinct from (${columns.map((column) => `o.${column}`).join(', ')})`;

/** Tables of which a statement may change many rows, with the institutions of a row and what of it counts. */
const TABLES = [
  {
    table: 'user_institution',
    institutions: (rows: string) => `select r.institution_id from ${rows} r`,
    columns: ['user_id', 'institution_id', 'verified', 'last_checked', 'created'],
  },
  {
    table: 'institution_domain',
    institutions: (rows: string) => `select r.institution_id from ${rows} r`,
    columns: ['institution_id', 'domain'],
  },
  {
    table: 'account_group',
    institutions: (rows: string) =>
      `select ui.institution_id from ${rows} r join core.user_institution ui on ui.user_id = r.account_id`,
    columns: ['account_id', 'role'],
  },
] as const;

const EVENTS = [
  ['insert', 'new table as changed'],
  ['delete', 'old table as changed'],
] as const;

const functionName = (table: string): string => `core.keep_years_of_${table}`;
const triggerName = (event: string): string => `keep_years_on_${event}`;

/**
 * The years of institutions (0750) are worked out once for a statement, not for each of its rows: to bring 250 members to
 * one institution took 15 s, and each row went through all accounts of the portal where the planner knew no counts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create or replace function core.keep_institution_years(institutions integer[]) returns void language plpgsql as $$
begin
  if institutions is null then return; end if;
  -- Held first: the second statement then sees what the last transaction that held them has changed.
  insert into core.institution_year (institution_id, zone)
    select i.id, '' from core.institution i where i.id = any(institutions) order by i.id
    on conflict (institution_id) do update set zone = excluded.zone;
  -- Materialized: it begins with the members of these institutions, also on tables that were never analyzed.
  with member as materialized (
      select ui.institution_id, ui.user_id,
        greatest(${dayOf('ui.created')}, ${dayOf('ui.last_checked')} + 60) as covered
      from core.membership ui where ui.institution_id = any(institutions) and ui.confirmed),
    year as (select i.id,
      (select core.executed_on(rda.additional_data, ${dayOf('rda.created')}) from core.file rda
        where rda.id = i.current_rda_id and (rda.additional_data ->> 'status')::int = 3) as executed,
      (select min(m.covered) from member m
        join core.account a on a.id = m.user_id and a.verified and a.active and a.deleted_at is null
        where m.institution_id = i.id and a.id is distinct from i.current_io_id
          and exists (select 1 from core.account_group g
            where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))) as covered
      from core.institution i where i.id = any(institutions))
  update core.institution_year kept set zone = ${ZONE}, executed = year.executed,
      due = case when year.covered is not null then core.anniversary_after(year.executed, year.covered) end
    from year where kept.institution_id = year.id;
end $$;

${TABLES.map(
  ({ table, institutions, columns }) => `
create function ${functionName(table)}() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform core.keep_institution_years((select array_agg(distinct x.institution_id) from (
      with o as (select * from before_change), n as (select * from changed),
        differing as (select o.id from o join n on n.id = o.id where ${differ(columns)})
      ${institutions('(select o.* from o join differing using (id) union all select n.* from n join differing using (id))')}) x));
  else
    perform core.keep_institution_years((select array_agg(distinct x.institution_id) from (${institutions('changed')}) x));
  end if;
  return null;
end $$;
drop trigger keep_years on core.${table};
${EVENTS.map(
  ([event, rows]) => `create trigger ${triggerName(event)} after ${event} on core.${table} referencing ${rows}
  for each statement execute function ${functionName(table)}();`,
).join('\n')}
create trigger ${triggerName('update')} after update on core.${table}
  referencing old table as before_change new table as changed
  for each statement execute function ${functionName(table)}();`,
).join('\n')}
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
${TABLES.map(
  ({ table }) => `
${['insert', 'delete', 'update'].map((event) => `drop trigger if exists ${triggerName(event)} on core.${table};`).join('\n')}
drop function if exists ${functionName(table)}();`,
).join('\n')}
create trigger keep_years after insert or delete or update of user_id, institution_id, verified, last_checked, created
  on core.user_institution for each row execute function core.keep_years();
create trigger keep_years after insert or delete or update
  on core.institution_domain for each row execute function core.keep_years();
create trigger keep_years after insert or delete or update of account_id, role
  on core.account_group for each row execute function core.keep_years();
`);
}
