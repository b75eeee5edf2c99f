import type { Knex } from 'knex';

/**
 * Marks the accounts of the demo, so that they are refused where the installation has no demo. A table of its own and no
 * column: the history of accounts then says nothing about it. Accounts of an earlier demo are known by `.test`, which
 * is reserved and so nobody's real address.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.demo_account (
  account_id integer primary key references core.account (id) on delete cascade
);
insert into core.demo_account (account_id) select id from core.account where email::text like '%.test';
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table core.demo_account');
}
