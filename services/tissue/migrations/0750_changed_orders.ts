import type { Knex } from 'knex';

/** Who last changed an order, and when BINS received that change. Of earlier changes the history says who made them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table tissue.order add column changed timestamptz, add column changer_id integer,
  add column change_sent timestamptz;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
alter table tissue.order drop column if exists changed, drop column if exists changer_id,
  drop column if exists change_sent;
`);
}
