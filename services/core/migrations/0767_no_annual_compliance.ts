import type { Knex } from 'knex';

/** The switch never had an effect: institutions confirm their researchers each year in every installation. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("delete from core.feature_toggle where feature_code = 'ANNUAL_COMPLIANCE'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    "insert into core.feature_toggle (feature_code, enabled) values ('ANNUAL_COMPLIANCE', false) on conflict (feature_code) do nothing",
  );
}
