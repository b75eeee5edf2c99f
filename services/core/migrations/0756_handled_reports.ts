import type { Knex } from 'knex';

/** Reports of errors wait until someone says that they are handled. Those that were there already do not wait. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.error_report add column handled timestamptz;
update core.error_report set handled = now();
create index error_report_waiting on core.error_report (created) where handled is null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table core.error_report drop column if exists handled;`);
}
