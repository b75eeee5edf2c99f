import type { Knex } from 'knex';

/**
 * The page that a person wanted before they had to register, to sign in or to take another step (decision 434). A table of
 * its own: it is no fact about the account, so that it changes neither the version nor the history of one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.goal (
  account_id integer primary key references core.account on delete cascade,
  path text not null,
  created timestamptz not null default now()
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table core.goal;');
}
