import type { Knex } from 'knex';

/**
 * Tissue requests wait for a window of their own (spec 3 section 2.4). Those that are under review by an assignment stay
 * there: they belong to no window.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`insert into researcher.open_window (kind) values ('abn_tissue');`);
}

/** The release before knows no such window, and begins these reviews with the assignment. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from researcher.open_window where kind = 'abn_tissue';`);
}
