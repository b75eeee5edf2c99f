import type { Knex } from 'knex';

/**
 * What the team of each request waits for, so that lists need not judge every member of every row. A table of its own:
 * somebody's joinder is no change of the request, whose version and history stay as they are. What depends on the day is
 * kept as a date. The service keeps the rows from here on (`refreshReadiness`).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.request_readiness (
  request_id integer primary key references researcher.request on delete cascade,
  waits_for text[] not null default '{}',
  irb_until date not null default '-infinity'
) with (fillfactor = 80);

with chosen as (
  select request_id, user_id from researcher.request_access where removal_date is null
), member as (
  select present.project_id, coalesce(present.user_id, account.id) as user_id
  from researcher.team_member present
  left join core_api.person account on present.user_id is null and lower(account.email) = lower(present.email::text)
  where present.removal_date is null
), team as (
  select t.id as request_id, t.owner_id as user_id from researcher.request t
  union select request_id, user_id from chosen
  union select t.id, member.user_id from researcher.request t join member on member.project_id = t.project_id
    where not exists (select 1 from chosen where chosen.request_id = t.id)
), judged as (
  select person.id, array_remove(array[
    case when not person.active then 'not_active' end,
    case when institution.id is null then case when exists (
      select 1 from core_api.user_institution former where former.user_id = person.id and former."primary")
      then 'disowned' else 'no_institution' end end,
    case when institution.id is not null and not link.confirmed then 'not_confirmed' end,
    case institution.rda_status when 1 then 'rda_not_signed' when 2 then 'rda_not_executed'
      when 4 then 'institution_has_no_rda' end,
    case when institution.id is not null and link.joinder_date is null then 'no_joinder' end], null) as warnings
  from core_api.person person
  left join core_api.institution institution on institution.id = person.institution_id
  left join core_api.user_institution link on link.user_id = person.id and link.institution_id = person.institution_id
), waiting as (
  select team.request_id, array_agg(distinct warning order by warning) as warnings
  from team left join judged on judged.id = team.user_id
  cross join lateral unnest(case when judged.id is null then '{no_account}'::text[] else judged.warnings end) warning
  group by team.request_id
), letter as (
  select distinct on (irb.project_id) irb.project_id, coalesce(irb.renewal_date, 'infinity') as until
  from researcher.irb irb order by irb.project_id, irb.id desc
)
insert into researcher.request_readiness (request_id, waits_for, irb_until)
select t.id, coalesce(waiting.warnings, '{}'),
  case when t.type in (2, 4, 5, 6, 7, 8) then coalesce(letter.until, '-infinity') else 'infinity' end
from researcher.request t left join waiting on waiting.request_id = t.id left join letter on letter.project_id = t.project_id
order by t.id;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop table if exists researcher.request_readiness;
`);
}
