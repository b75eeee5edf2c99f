import type { Knex } from 'knex';

/** Why an owner withdrew a request, for those who decide and for the history. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.withdrawal (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request on delete cascade,
  reason varchar(300) not null,
  created timestamptz not null default now()
);
create index withdrawal_request on researcher.withdrawal (request_id, id desc);
call audit.attach('researcher.withdrawal', 'withdrawal', 'request', 'request_id');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists researcher.withdrawal');
}
