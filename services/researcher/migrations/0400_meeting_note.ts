import type { Knex } from 'knex';

/**
 * Notes of the review meeting. Beside the request and not in it: they are saved with every pause of whoever types, and
 * somebody who decides meanwhile must not be told that the request changed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.meeting_note (
  request_id integer primary key references researcher.request on delete cascade,
  text text not null,
  version integer not null default 1,
  author_id integer not null,
  modified timestamptz not null default now()
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists researcher.meeting_note');
}
