import type { Knex } from 'knex';

/** How the logins of each organization of the settings fare: the last test, and the last login that failed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.organization_check (
  organization text primary key,
  tested timestamptz,
  problem text,
  failed_login timestamptz,
  failed_login_problem text
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists core.organization_check;');
}
