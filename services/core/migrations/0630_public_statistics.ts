import type { Knex } from 'knex';

/** Whether visitors read the statistics of requests is for each foundation to say: off until it does. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`insert into core.feature_toggle (feature_code, enabled) values ('PUBLIC_STATISTICS', false)
    on conflict (feature_code) do nothing`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from core.feature_toggle where feature_code = 'PUBLIC_STATISTICS'`);
}
