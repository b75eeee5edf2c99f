import type { Knex } from 'knex';

const ZONE = "coalesce(nullif(current_setting('app.time_zone', true), ''), 'UTC')";
const dayOf = (moment: string): string => `(${moment} at time zone ${ZONE})::date`;

/**
 * By which day each Signing Official has the researchers of the institution to verify, for the service that writes
 * calendars. The rule of `researcher-year.sql.ts`; where nobody is to be verified there is no day. A function of the owner,
 * since who reads a view calls the functions in it by their own rights.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create function core.verification_day(institution integer) returns date stable
language sql security definer set search_path = pg_catalog as $$
  select core.anniversary_after(core.executed_on(rda.additional_data, ${dayOf('rda.created')}), year.covered)
  from core.institution i
  join core.file rda on rda.id = i.current_rda_id and (rda.additional_data ->> 'status')::int = 3
  join lateral (select min(greatest(${dayOf('ui.created')}, ${dayOf('ui.last_checked')} + 60)) as covered
    from core.membership ui
    join core.account a on a.id = ui.user_id and a.verified and a.active and a.deleted_at is null
    where ui.institution_id = i.id and ui.confirmed and a.id is distinct from i.current_io_id
      and exists (select 1 from core.account_group g
        where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))) year on year.covered is not null
  where i.id = institution and i.deleted_at is null and i.status = 3
$$;
create view core_api.verification_day as
  select i.id as institution_id, i.current_io_id as official_id, core.verification_day(i.id) as day
  from core.institution i where i.current_io_id is not null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop view if exists core_api.verification_day; drop function if exists core.verification_day(integer);',
  );
}
