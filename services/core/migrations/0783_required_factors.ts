import type { Knex } from 'knex';

const sessionActor = (given: string): string => `
create or replace view core_api.session_actor as
  select s.id as session_id, a.id as user_id, a.first_name || ' ' || a.last_name as display_name, s.impersonator_id,
    array(select g.role from core.account_group g where g.account_id = a.id${given} order by g.role) as roles,
    array(select ui.institution_id from core.membership ui where ui.user_id = a.id and ui.confirmed${given}) as institution_ids,
    s.last_seen < now() - interval '1 minute' as is_due
  from core.session s join core.account a on a.id = s.account_id
  where s.ended_at is null and s.expires_at > now() and a.active and a.verified
  and s.last_seen > now() - s.idle_seconds * interval '1 second'
  and (s.impersonator_id is null or (
    exists (select 1 from core.account m join core.account_group mg on mg.account_id = m.id and mg.role = 'superuser'
      where m.id = s.impersonator_id and m.active and m.verified)
    and not exists (select 1 from core.account_group og where og.account_id = s.account_id and og.role = 'superuser')
    and (s.parent_id is null or exists (
      select 1 from core.session p where p.id = s.parent_id and p.ended_at is null and p.expires_at > now()
        and p.last_seen > now() - p.idle_seconds * interval '1 second'))));`;

/** A person whose role needs a second factor has no role and no institution in a session until they have one (decision 542). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.session add column must_enroll boolean not null default false;
${sessionActor(' and not s.must_enroll')}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
${sessionActor('')}
alter table core.session drop column if exists must_enroll;`);
}
