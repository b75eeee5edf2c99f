import type { Knex } from 'knex';

/** Nightly tasks of core with what they did, as the researcher service has them (decision 391). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.nightly_run (
  id integer generated always as identity primary key,
  task text not null,
  day date not null,
  started timestamptz not null,
  finished timestamptz,
  failed timestamptz,
  attempts integer not null default 0,
  counts jsonb not null default '{}',
  error text not null default '',
  -- Whose name and day make the run: two machines, or a second night, find it there.
  unique (task, day)
);
create index nightly_run_day on core.nightly_run (day desc, id desc);
create index nightly_run_open on core.nightly_run (task, day) where finished is null;
call audit.attach('core.nightly_run', 'core-nightly-run');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table core.nightly_run;');
}
