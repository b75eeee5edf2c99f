import type { Knex } from 'knex';

/**
 * What a review meeting wants to decide. A request that comes to another meeting begins there without a note, whichever
 * way it took: the row names the meeting by the moment since which the request stands there. Beside the request, as the
 * notes of the meeting are: noting changes no version that somebody decides on.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.noted_decision (
  request_id integer not null references researcher.request on delete cascade,
  meeting_since timestamptz not null,
  decision smallint check (decision in (4, 5, 9, 10, 11)),
  version integer not null default 1,
  author_id integer not null,
  modified timestamptz not null default now(),
  primary key (request_id, meeting_since)
);
create index request_renewal_of on researcher.request (renewal_of, id) where renewal_of is not null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index if exists researcher.request_renewal_of;
drop table if exists researcher.noted_decision;
`);
}
