import type { Knex } from 'knex';

/** Who is in a dataset and what it measures, for whoever asks whether it fits their research. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.dataset
  add column families integer check (families > 0),
  add column ages jsonb not null default '[]',
  add column variables jsonb not null default '[]';
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table researcher.dataset drop column if exists families, drop column if exists ages, drop column if exists variables',
  );
}
