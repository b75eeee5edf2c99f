import type { Knex } from 'knex';

/**
 * The conversation about a request. Messages are written once and never changed. What earlier decisions said was kept
 * where they asked for something; the conversation of older requests begins with that.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.request_message (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request on delete cascade,
  kind varchar(10) not null check (kind in ('decision', 'question', 'answer')),
  status smallint,
  subject varchar(300) not null default '',
  text text not null,
  author_id integer,
  created timestamptz not null default now(),
  check ((kind = 'decision') = (status is not null))
);
create index request_message_request on researcher.request_message (request_id, id desc);
create index request_message_kind on researcher.request_message (kind, request_id, id desc);
create table researcher.request_message_read (
  request_id integer not null references researcher.request on delete cascade,
  user_id integer not null,
  message_id integer not null,
  primary key (request_id, user_id)
);
insert into researcher.request_message (request_id, kind, status, text, created)
  select request_id, 'decision', status, text, created from researcher.decision_note order by id;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop table if exists researcher.request_message_read;
drop table if exists researcher.request_message;
`);
}
