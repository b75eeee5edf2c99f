import type { Knex } from 'knex';

/** Stands in the kept text of one mail where its token belongs. Rows without one belong to mails written before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table core.link_token add column mark text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table core.link_token drop column mark');
}
