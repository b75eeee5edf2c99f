import type { Knex } from 'knex';

/** Whether the inventory has samples of a kind and a cohort is asked with every list of kinds. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index sample_type_cohort on researcher.sample (sample_type_id, cohort) where cohort is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index researcher.sample_type_cohort');
}
