import type { Knex } from 'knex';

/** Which reviewers were reminded of their late reviews, and for which day or week. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table staff.review_reminder (
  reviewer_id integer not null,
  -- The day, or the Monday of the week, for which the mail counts.
  period date not null,
  reviews integer[] not null,
  sent timestamptz not null default now(),
  primary key (reviewer_id, period)
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table staff.review_reminder;');
}
