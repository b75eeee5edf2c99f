import type { Knex } from 'knex';

/**
 * Which review window is open, one row for each kind, so that whoever assigns a reviewer and whoever opens the window wait
 * for each other even before the first one. The windows themselves are the staff service's.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.open_window (
  kind text primary key,
  -- Of the last window; it is open until the end of the due date, by the foundation's clock.
  window_id integer,
  quarter text,
  due_date date,
  check ((window_id is null) = (due_date is null) and (window_id is null) = (quarter is null))
);
insert into researcher.open_window (kind) values ('research_match'), ('research_match_renewal');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table researcher.open_window;');
}
