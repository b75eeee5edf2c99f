import type { Knex } from 'knex';

/**
 * Staff submit for an owner without asking the usage policy of them: that is kept, so that no page shows an agreement that
 * nobody gave.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.request add column usage_policy_asked boolean not null default true;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.request drop column usage_policy_asked;
`);
}
