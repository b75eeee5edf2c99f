import type { Knex } from 'knex';

/**
 * Requests that have an end of access in the order of their list. Those that end soon were submitted years ago: the newest
 * first, half of all requests would be read before a page of them is found.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index request_submission_ending on researcher.request
    (submission_date desc nulls last, id desc) include (expiration_date) where expiration_date is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists researcher.request_submission_ending');
}
