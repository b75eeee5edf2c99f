import type { Knex } from 'knex';

/** Since when a request stands in its status, for the brain bank's queues. A view of its own: others build on `request`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create view researcher_api.request_waiting as select id as request_id, status_since from researcher.request',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view researcher_api.request_waiting');
}
