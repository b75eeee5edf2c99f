import type { Knex } from 'knex';

/** Runs of the night are named after their service, since core has some too (decision 391). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("call audit.attach('researcher.nightly_run', 'researcher-nightly-run')");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("call audit.attach('researcher.nightly_run', 'nightly-run')");
}
