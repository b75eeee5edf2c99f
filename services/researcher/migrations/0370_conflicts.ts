import type { Knex } from 'knex';

/**
 * What reviewers answered about conflicts of interest. Answers are kept for ever, also where the request is deleted or the
 * reviewer is taken off, so nothing here refers to either.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.conflict (
  id integer generated always as identity primary key,
  request_id integer not null,
  user_id integer not null,
  conflict_exists boolean not null,
  explanation varchar(2000) not null default '',
  author_id integer,
  takes_back integer,
  created timestamptz not null default now(),
  check (not conflict_exists or btrim(explanation) <> ''),
  check (takes_back is null or not conflict_exists)
);
create index conflict_user on researcher.conflict (user_id, request_id, id desc);
create index conflict_request on researcher.conflict (request_id, id desc);
call audit.attach('researcher.conflict', 'conflict', 'request', 'request_id');
-- A row can still be locked, which a table without the right to change it refuses.
create trigger kept before update or delete on researcher.conflict for each row execute function audit.refuse_change();
create trigger kept_truncate before truncate on researcher.conflict for each statement execute function audit.refuse_change();

-- The answer of each reviewer that counts.
create view researcher_api.conflict as
  select newest.request_id, newest.user_id, newest.conflict_exists, newest.takes_back is null as is_answered
  from researcher.conflict newest
  where not exists (select 1 from researcher.conflict later
    where later.user_id = newest.user_id and later.request_id = newest.request_id and later.id > newest.id);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view researcher_api.conflict; drop table researcher.conflict;');
}
