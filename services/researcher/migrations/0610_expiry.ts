import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/**
 * Nightly tasks with what they did, the end of a request's term, and reminders of dates. Core reads which requests have ended,
 * since the catalogue of donors closes with them. A renewal counts as ended: it gives no access of its own.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.nightly_run (
  id integer generated always as identity primary key,
  task text not null,
  day date not null,
  started timestamptz not null,
  finished timestamptz,
  failed timestamptz,
  attempts integer not null default 0,
  counts jsonb not null default '{}',
  error text not null default '',
  -- Whose name and day make the run: two machines, or a second night, find it there.
  unique (task, day)
);
create index nightly_run_day on researcher.nightly_run (day desc, id desc);
create index nightly_run_open on researcher.nightly_run (task, day) where finished is null;
call audit.attach('researcher.nightly_run', 'nightly-run');

alter table researcher.request add column expired_on date;
create index request_to_expire on researcher.request (expiration_date, id)
  where expired_on is null and expiration_date is not null and status in (4, 7);
create index request_expired on researcher.request (id) where expired_on is not null;
create index request_dated on researcher.request (owner_id) where status in (4, 7, 14);
alter table researcher.dataset_access add column revoked_because text check (revoked_because = 'expired');

create table researcher.date_reminder (
  id integer generated always as identity primary key,
  person_id integer not null,
  kind text not null check (kind in ('request', 'irb')),
  subject_id integer not null,
  -- Days before the date.
  threshold integer not null,
  -- The date of which it reminds: another date is reminded of anew.
  due date not null,
  day date not null,
  -- Its day's mail was written, or not wanted.
  digested boolean not null default false,
  unique (person_id, kind, subject_id, threshold, due)
);
create index date_reminder_undigested on researcher.date_reminder (person_id) where not digested;
-- Owners who were told of a letter near its end hear of it at 30 days again, and not at 60.
insert into researcher.date_reminder (person_id, kind, subject_id, threshold, due, day, digested)
select project.owner_id, 'irb', irb.id, 60, irb.renewal_date, sent.sent::date, true
from researcher.irb_reminder sent join researcher.irb irb on irb.id = sent.irb_id and irb.renewal_date is not null
join researcher.project project on project.id = irb.project_id;
`);
  await knex.raw(`create or replace view ${VIEW} as ${await readView(knex)}
  union all
  select 'ended', ended.owner_id, null::uuid, ended.id,
    null::varchar(16), ended.type, ended.status, null::integer, null::integer
  from researcher.request ended where ended.expired_on is not null or ended.renewal_of is not null`);
}

/** What was added to the view stands last. */
export async function down(knex: Knex): Promise<void> {
  const definition = await readView(knex);
  await knex.raw(
    `create or replace view ${VIEW} as ${definition.slice(0, definition.lastIndexOf('UNION ALL'))}`,
  );
  await knex.raw(`
drop table researcher.date_reminder, researcher.nightly_run;
alter table researcher.dataset_access drop column revoked_because;
drop index if exists researcher.request_dated, researcher.request_expired, researcher.request_to_expire;
alter table researcher.request drop column expired_on;
`);
}
