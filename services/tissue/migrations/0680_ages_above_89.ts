import type { Knex } from 'knex';

/** Ages above 89 tell who somebody was; readings keep 90 in their place. What was cut off is kept nowhere. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('update tissue.donor set age = 90 where age > 90');
}

/** The exact ages are gone; the next reading of the older version brings them. */
export async function down(): Promise<void> {}
