import type { Knex } from 'knex';

/** Of which cohort a participant is, where the inventory says it: research that is not on autism has SPARK alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.sample add column cohort varchar(60)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.sample drop column cohort');
}
