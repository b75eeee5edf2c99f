import type { Knex } from 'knex';

/** The check of sample ids when a request is submitted has a switch, and is on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`insert into core.feature_toggle (feature_code, enabled) values ('BIOSPECIMEN_EPIC', true)
    on conflict (feature_code) do update set enabled = true`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from core.feature_toggle where feature_code = 'BIOSPECIMEN_EPIC'`);
}
