import type { Knex } from 'knex';

/** Of which request a draft was copied, so that a double click makes one copy. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table researcher.request add column copied_from integer references researcher.request (id) on delete set null',
  );
  await knex.raw(
    'create index request_copied_from on researcher.request (copied_from) where copied_from is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.request drop column copied_from');
}
