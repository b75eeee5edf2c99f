import type { Knex } from 'knex';

/** What exports of long lists need beside the items (decision 491). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table staff.operation
  -- What it is of, where a kind is asked for of several things.
  add column subject text not null default '',
  add column input jsonb,
  -- As error, for whoever asked.
  add column reason text not null default '';
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table staff.operation drop column subject, drop column input, drop column reason;');
}
