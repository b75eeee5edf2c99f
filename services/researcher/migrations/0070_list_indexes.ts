import type { Knex } from 'knex';

const INDEXES: Readonly<Record<string, string>> = {
  request_status_order: 'request (status, id)',
  request_type_order: 'request (type, id)',
  request_expiration: 'request (expiration_date, id)',
  request_expiration_latest: 'request (expiration_date desc nulls last, id desc)',
  request_since: 'request (status_since, id)',
  request_since_newest: 'request (status_since desc nulls last, id desc)',
  request_modified: 'request (modified, id)',
  request_creator: 'request (creator_id)',
  request_cohort_cohort: 'request_cohort (cohort_id, request_id)',
  project_title: 'project (title, id)',
  project_created: 'project (created, id)',
  irb_renewal: 'irb (renewal_date, id)',
  irb_renewal_latest: 'irb (renewal_date desc nulls last, id)',
  dataset_access_created: 'dataset_access (created, id)',
  dataset_access_modified: 'dataset_access (modified, id)',
  dataset_access_status: 'dataset_access (status, id)',
};

/** Orders, filters and counts of lists that grew with the portal: each is read by an index at a million rows. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES))
    await knex.raw(`create index ${name} on researcher.${on}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index researcher.${name}`);
}
