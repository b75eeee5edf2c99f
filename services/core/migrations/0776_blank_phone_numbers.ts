import type { Knex } from 'knex';

/** Institutions without a phone number have null, as those that were created without one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("update core.institution set phone_number = null where phone_number !~ '\\S'");
}

export async function down(): Promise<void> {
  // the version before reads null as well
}
