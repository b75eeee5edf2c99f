import type { Knex } from 'knex';

/** Counts the due dates that a window has had: the service of requests hears of each, and events may overtake each other. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table staff.review_window add column revision integer not null default 1;');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table staff.review_window drop column revision;');
}
