import type { Knex } from 'knex';

const ZONE = "coalesce(nullif(current_setting('app.time_zone', true), ''), 'UTC')";
const dayOf = (moment: string): string => `(${moment} at time zone ${ZONE})::date`;
const differ = (columns: readonly string[]): string =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');

/**
 * What the year of an institution follows from, kept (decision 493): the day on which its RDA was executed and the first
 * anniversary by which one of its researchers is to be verified. The rule of `researcher-year.sql.ts`; a test compares both.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.institution_year (
  institution_id integer primary key references core.institution on delete cascade,
  -- By whose days it was worked out: of another zone, it counts for nothing.
  zone text not null,
  executed date,
  due date
);

create function core.keep_institution_years(institutions integer[]) returns void language plpgsql as $$
begin
  -- Held first: the second statement then sees what the last transaction that held them has changed.
  insert into core.institution_year (institution_id, zone)
    select i.id, '' from core.institution i where i.id = any(institutions) order by i.id
    on conflict (institution_id) do update set zone = excluded.zone;
  update core.institution_year kept set zone = ${ZONE}, executed = year.executed,
      due = case when year.covered is not null then core.anniversary_after(year.executed, year.covered) end
    from (select i.id,
      (select core.executed_on(rda.additional_data, ${dayOf('rda.created')}) from core.file rda
        where rda.id = i.current_rda_id and (rda.additional_data ->> 'status')::int = 3) as executed,
      (select min(greatest(${dayOf('ui.created')}, ${dayOf('ui.last_checked')} + 60)) from core.membership ui
        join core.account a on a.id = ui.user_id and a.verified and a.active and a.deleted_at is null
        where ui.institution_id = i.id and ui.confirmed and a.id is distinct from i.current_io_id
          and exists (select 1 from core.account_group g
            where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))) as covered
      from core.institution i where i.id = any(institutions)) year
    where kept.institution_id = year.id;
end $$;

create function core.keep_years() returns trigger language plpgsql as $$
declare changed integer[];
begin
  case tg_table_name
    when 'institution' then changed := array[new.id];
    when 'file' then select array_agg(id) into changed from core.institution where current_rda_id = new.id;
    when 'account' then
      select array_agg(institution_id) into changed from core.user_institution where user_id = new.id;
    when 'account_group' then
      select array_agg(institution_id) into changed from core.user_institution
        where user_id in (old.account_id, new.account_id);
    else changed := array[old.institution_id, new.institution_id];
  end case;
  perform core.keep_institution_years(changed);
  return null;
end $$;

create trigger keep_years after insert or delete or update of user_id, institution_id, verified, last_checked, created
  on core.user_institution for each row execute function core.keep_years();
create trigger keep_years after insert or delete or update
  on core.institution_domain for each row execute function core.keep_years();
create trigger keep_years after insert or delete or update of account_id, role
  on core.account_group for each row execute function core.keep_years();
create trigger keep_years after update on core.account
  for each row when (${differ(['verified', 'active', 'deleted_at', 'email'])}) execute function core.keep_years();
create trigger keep_years after update on core.file
  for each row when (${differ(['additional_data', 'created'])}) execute function core.keep_years();
create trigger keep_years after update on core.institution
  for each row when (${differ(['current_io_id', 'current_rda_id'])}) execute function core.keep_years();
create trigger keep_years_of_new after insert on core.institution
  for each row execute function core.keep_years();
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
${['user_institution', 'institution_domain', 'account_group', 'account', 'file', 'institution']
  .map((table) => `drop trigger if exists keep_years on core.${table};`)
  .join('\n')}
drop trigger if exists keep_years_of_new on core.institution;
drop function if exists core.keep_years();
drop function if exists core.keep_institution_years(integer[]);
drop table if exists core.institution_year;
`);
}
