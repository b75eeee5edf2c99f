import type { Knex } from 'knex';

const sessionActor = (belongs: string): string => `
create or replace view core_api.session_actor as
  select s.id as session_id, a.id as user_id, a.first_name || ' ' || a.last_name as display_name, s.impersonator_id,
    array(select g.role from core.account_group g where g.account_id = a.id order by g.role) as roles,
    array(select ui.institution_id from ${belongs}) as institution_ids,
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

const person = (belongs: string): string => `
create or replace view core_api.person as
  select a.id, a.first_name || ' ' || a.last_name as display_name, a.first_name, a.last_name, a.email::text as email, a.active,
    a.verified, a.globus_username, a.abn_approved,
    (select ui.institution_id from core.user_institution ui where ui.user_id = a.id and ui."primary"${belongs}) as institution_id
  from core.account a;`;

/**
 * Who belongs to an institution by more than their own word: it said so, they sign for it, or their verified address is
 * of its mail domain. The rights of membership (agreement, internal fields, contacts) hang on that.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
-- Whoever agreed to a joinder was counted as a member until now, and goes on as one.
update core.user_institution set verified = true where verified is null and joinder_date is not null;

-- Questions that went to an official, so that each asks about a person once, even if that person leaves and comes back.
create table core.membership_question (
  institution_id integer not null references core.institution on delete cascade,
  user_id integer not null references core.account on delete cascade,
  official_id integer not null references core.account on delete cascade,
  asked_at timestamptz not null default now(),
  primary key (institution_id, user_id, official_id)
);
create index membership_question_official on core.membership_question (official_id, asked_at);
create index membership_question_user on core.membership_question (user_id);

create view core.membership as
  select ui.*, coalesce(ui.verified,
    exists (select 1 from core.institution i where i.id = ui.institution_id and i.current_io_id = ui.user_id)
    or exists (select 1 from core.account a
      join core.institution_domain d on d.domain = substring(a.email::text from '[^@]+$')::citext
      where a.id = ui.user_id and a.verified and d.institution_id = ui.institution_id)) as confirmed
  from core.user_institution ui;

create or replace view core_api.user_institution as
  select ui.id, ui.user_id, ui.institution_id, ui."primary", ui.joinder_date, ui.confirmed, ui.verified is false as disowned
  from core.membership ui;
${sessionActor('core.membership ui where ui.user_id = a.id and ui.confirmed')}
-- Requests, grants and readiness follow this column: an institution that disowned somebody is not theirs any more.
${person(' and ui.verified is not false')}
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
${sessionActor('core.user_institution ui where ui.user_id = a.id and ui.verified is not false')}
${person('')}
drop view core_api.user_institution;
create view core_api.user_institution as
  select ui.id, ui.user_id, ui.institution_id, ui."primary", ui.joinder_date from core.user_institution ui;
drop view core.membership;
drop table core.membership_question;
`);
}
