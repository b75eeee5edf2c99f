import type { Knex } from 'knex';

/** Who has an approved dataset request (1; 4 or 7): the public list of researchers is read from here. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index request_approved_dataset on researcher.request (owner_id, project_id) where type = 1 and status in (4, 7)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists researcher.request_approved_dataset');
}
