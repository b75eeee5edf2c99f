import type { Knex } from 'knex';

/** What went wrong with what was given under a request. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.incident (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request on delete cascade,
  reporter_id integer not null,
  kind text not null check (kind in ('breach', 'loss', 'misuse', 'other')),
  noticed date not null,
  description varchar(4000) not null check (btrim(description) <> ''),
  measures varchar(4000) not null default '',
  status text not null default 'new' check (status in ('new', 'in_progress', 'closed')),
  notes varchar(4000) not null default '',
  outcome varchar(4000) not null default '',
  created timestamptz not null default now(),
  closed timestamptz,
  check ((status = 'closed') = (closed is not null)),
  check (status <> 'closed' or btrim(outcome) <> '')
);
create index incident_request on researcher.incident (request_id, id);
create index incident_reporter on researcher.incident (reporter_id, id);
create index incident_open on researcher.incident (id) where status <> 'closed';
call audit.attach('researcher.incident', 'incident', 'request', 'request_id');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists researcher.incident;');
}
