import type { Knex } from 'knex';

/** Assignments of which nobody was told yet: they can be undone, which needs the status from before (decision 145). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table staff.assignment_notice (
  review_id integer primary key references staff.review (id) on delete cascade,
  status_before smallint not null,
  created timestamptz not null default now()
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists staff.assignment_notice;');
}
