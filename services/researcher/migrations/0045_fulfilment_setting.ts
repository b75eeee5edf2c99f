import type { Knex } from 'knex';

/** How this installation fulfils requests: one row, written at start from the environment, read where readiness is judged. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.fulfilment_setting (
  only_row boolean primary key default true check (only_row),
  -- Whether everybody must be confirmed by their institution before a request is fulfilled.
  confirmed_members boolean not null default true
);
insert into researcher.fulfilment_setting default values;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table researcher.fulfilment_setting;');
}
