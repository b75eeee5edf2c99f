import type { Knex } from 'knex';

/**
 * What Undo needs to know of people who were taken off: of a team, the access to requests that ended with it; of a request,
 * how they reviewed it and whether they are still to be told.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.removed_member (
  member_id integer primary key references researcher.team_member on delete cascade,
  ended_access integer[] not null,
  removed timestamptz not null default now()
);
create table researcher.removed_review (
  review_id integer primary key,
  request_id integer not null references researcher.request on delete cascade,
  reviewer_id integer not null,
  reviewer_role smallint not null,
  quarter text,
  status_before smallint,
  tells_reviewer boolean not null,
  removed timestamptz not null default now()
);
create index removed_review_request on researcher.removed_review (request_id);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table researcher.removed_review; drop table researcher.removed_member;');
}
