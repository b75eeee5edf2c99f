import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/** Access by hand, what outside systems are told of the ledger, and the comparison with what they hold. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.dataset_access
  alter column request_id drop not null,
  add column by_hand boolean not null default false;
-- One row a person, dataset and way beside requests; those of requests have theirs since the first release.
create unique index dataset_access_hand on researcher.dataset_access (user_id, dataset_id, access_type)
  where request_id is null;

-- Whom an outside system is to be told about. What the ledger says of them is looked up when it is told.
create table researcher.external_access (
  id integer generated always as identity primary key,
  access_type text not null check (access_type in ('Globus', 'AWS', 'GPF')),
  place text not null,
  user_id integer not null,
  state text not null default 'queued' check (state in ('queued', 'applied', 'failed', 'unconnected')),
  -- The account that the system was told to let in, as long as it is not told otherwise.
  account text,
  -- What the account was found by; other words there make it another account.
  known_as text,
  error text not null default '',
  attempts integer not null default 0,
  generation integer not null default 1,
  next_attempt timestamptz not null default now(),
  since timestamptz not null default now(),
  created timestamptz not null default now(),
  unique (access_type, place, user_id)
);
create index external_access_due on researcher.external_access (access_type, next_attempt) where state = 'queued';
create index external_access_user on researcher.external_access (user_id);
create index external_access_state on researcher.external_access (state, id) where state <> 'applied';

create table researcher.access_check (
  id integer generated always as identity primary key,
  actor_id integer,
  -- The day of the check of the night; null for one that somebody asked for.
  night date unique,
  created timestamptz not null default now(),
  started timestamptz,
  finished timestamptz,
  systems jsonb not null default '[]'
);
create table researcher.access_drift (
  id integer generated always as identity primary key,
  access_type text not null check (access_type in ('Globus', 'AWS', 'GPF')),
  place text not null,
  account text not null,
  user_id integer,
  kind text not null check (kind in ('missing', 'extra')),
  found timestamptz not null default now(),
  mend_asked timestamptz,
  mended_by integer,
  closed timestamptz,
  error text not null default ''
);
create unique index access_drift_open on researcher.access_drift (access_type, place, account, kind) where closed is null;
create index access_drift_found on researcher.access_drift (found desc, id desc);
create index access_drift_user on researcher.access_drift (user_id);
call audit.attach('researcher.access_drift', 'access-drift');

-- Who may download the data has a row for that as well.
insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
select distinct given.user_id, given.dataset_id, given.request_id, 'Other', 'granted'
from researcher.dataset_access given
join researcher.dataset_file held on held.dataset_id = given.dataset_id and held.kind = 'data'
where given.status = 'granted' and given.access_type <> 'Other'
on conflict do nothing;

-- Access that systems hold already is told once more, so that the portal knows under which account.
insert into researcher.external_access (access_type, place, user_id)
select distinct given.access_type, case given.access_type when 'Globus' then dataset.globus_group_id::text
    when 'AWS' then nullif(dataset.data_access, '')
    when 'GPF' then case when dataset.gpf_accessible then nullif(dataset.gpf_group, '') end end as place, given.user_id
from researcher.dataset_access given join researcher.dataset dataset on dataset.id = given.dataset_id
where given.status = 'granted' and case given.access_type when 'Globus' then dataset.globus_group_id::text
    when 'AWS' then nullif(dataset.data_access, '')
    when 'GPF' then case when dataset.gpf_accessible then nullif(dataset.gpf_group, '') end end is not null;
`);
  const definition = (await readView(knex)).replace(OF_ANY_WAY, `$&${OF_DOWNLOADS}`);
  await knex.raw(`create or replace view ${VIEW} as ${definition}`);
}

/** The part of the view that hands out data, as PostgreSQL writes it. */
const OF_ANY_WAY = /f\.kind\)?::text = 'data'::text\)?/;
const OF_DOWNLOADS = " and given.access_type = 'Other'";

export async function down(knex: Knex): Promise<void> {
  const definition = (await readView(knex)).replace(/ AND \(?given\.access_type = 'Other'(::text)?\)?/i, '');
  await knex.raw(`create or replace view ${VIEW} as ${definition}`);
  await knex.raw(`
drop table if exists researcher.access_drift, researcher.access_check, researcher.external_access;
drop index if exists researcher.dataset_access_hand;
delete from researcher.dataset_access where request_id is null or access_type = 'Other';
alter table researcher.dataset_access drop column if exists by_hand, alter column request_id set not null;
`);
}
