import type { Knex } from 'knex';

/** A file that cannot be scanned now waits longer each time and lets others pass. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.file add column scan_attempts integer not null default 0,
  add column scan_next timestamptz not null default now();
drop index core.file_quarantined;
create index file_quarantined on core.file (scan_next, created) where scan = 'quarantined';
call audit.attach('core.file', 'file', '', '', 'modified,scan_attempts,scan_next');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index core.file_quarantined;
alter table core.file drop column scan_next, drop column scan_attempts;
create index file_quarantined on core.file (created) where scan = 'quarantined';
call audit.attach('core.file', 'file');
`);
}
