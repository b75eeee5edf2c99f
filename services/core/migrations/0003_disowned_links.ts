import type { Knex } from 'knex';

const sessionActor = (disowned: string): string => `
create or replace view core_api.session_actor as
  select s.id as session_id, a.id as user_id, a.first_name || ' ' || a.last_name as display_name, s.impersonator_id,
    array(select g.role from core.account_group g where g.account_id = a.id order by g.role) as roles,
    array(select ui.institution_id from core.user_institution ui where ui.user_id = a.id${disowned}) as institution_ids
  from core.session s join core.account a on a.id = s.account_id
  where s.ended_at is null and s.expires_at > now() and a.active and a.verified;`;

/** Somebody whom an institution disowned is no longer one of its people. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(sessionActor(' and ui.verified is not false'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(sessionActor(''));
}
