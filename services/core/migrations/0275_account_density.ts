import type { Knex } from 'knex';

/** How close the rows of lists stand for a person; null where they never chose. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    "alter table core.account add column density text check (density in ('comfortable', 'compact'))",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table core.account drop column density');
}
