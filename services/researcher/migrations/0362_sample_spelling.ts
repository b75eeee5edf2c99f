import type { Knex } from 'knex';

/** An id that is typed in other capital letters than the inventory's finds its sample among hundreds of thousands. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index sample_lower_id on researcher.sample (sample_type_id, lower(sample_id))');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index researcher.sample_lower_id');
}
