import type { Knex } from 'knex';

/**
 * How many people and how many whole genomes a dataset holds: unknown for those there are. And an index of decisions by
 * day, for the days that a decision takes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.dataset
  add column participants integer check (participants > 0),
  add column genomes integer check (genomes > 0);
create index request_status_change_decided on researcher.request_status_change (at)
  where to_status in (4, 5, 10, 12);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index if exists researcher.request_status_change_decided;
alter table researcher.dataset drop column if exists participants, drop column if exists genomes;
`);
}
