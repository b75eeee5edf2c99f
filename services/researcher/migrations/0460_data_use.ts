import type { Knex } from 'knex';

/** Terms of the Data Use Ontology under which a dataset is given. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table researcher.dataset add column data_use text[] not null default '{}'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.dataset drop column if exists data_use');
}
