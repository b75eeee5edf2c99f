import type { Knex } from 'knex';

/** Lists tell the status of a request's newest renewal, and a request is not deleted while it has one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index request_renewals on researcher.request (renewal_of, id desc) where renewal_of is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index researcher.request_renewals');
}
