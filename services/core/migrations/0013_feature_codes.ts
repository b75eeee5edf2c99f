import type { Knex } from 'knex';

/** Features that have a switch. They were open before they had one, so they stay open. */
const CODES = `('PUBLIC_PROFILES'), ('FORM_TESTER')`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
insert into core.feature_toggle (feature_code, enabled)
select code, true from (values ${CODES}) features (code)
on conflict (feature_code) do update set enabled = true`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from core.feature_toggle where feature_code in (values ${CODES})`);
}
