import type { Knex } from 'knex';

/** What staff ask to be revised, point by point. A point without a round is a draft, which the researcher does not see. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.revision_point (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request on delete cascade,
  place varchar(80) not null,
  text varchar(2000) not null check (btrim(text) <> ''),
  author_id integer,
  round smallint check (round > 0),
  published timestamptz,
  answer varchar(2000) not null default '',
  created timestamptz not null default now(),
  check ((round is null) = (published is null)),
  check (answer = '' or round is not null)
);
create index revision_point_request on researcher.revision_point (request_id, id);
call audit.attach('researcher.revision_point', 'revision_point', 'request', 'request_id');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists researcher.revision_point;');
}
