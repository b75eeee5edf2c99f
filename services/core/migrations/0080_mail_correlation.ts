import type { Knex } from 'knex';

/** By which call a mail was caused, so that support finds its lines in the log. Mails of before have none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table core.email add column correlation_id text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table core.email drop column correlation_id');
}
