import type { Knex } from 'knex';

/** The identifier of one version of a dataset, by which people cite it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.dataset add column doi varchar(200)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.dataset drop column if exists doi');
}
