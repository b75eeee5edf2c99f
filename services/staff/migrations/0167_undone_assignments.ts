import type { Knex } from 'knex';

/** Requests whose primary reviewer was taken back: their status returns to this one a moment later (decision 168). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table staff.undone_assignment (
  request_id integer primary key,
  status_before smallint not null,
  undone_at timestamptz not null default now()
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists staff.undone_assignment;');
}
