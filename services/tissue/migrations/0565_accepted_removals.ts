import type { Knex } from 'knex';

/** How many donors a reading would have taken away and did not, and whether whoever asked for it had said that they are gone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table tissue.donor_sync
  add column withheld integer not null default 0,
  add column most_removed integer not null default 0;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table tissue.donor_sync drop column if exists withheld, drop column if exists most_removed;',
  );
}
