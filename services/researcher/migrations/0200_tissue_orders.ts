import type { Knex } from 'knex';

/**
 * The brain bank's requests in the orders of its dashboard, and by project, as a search finds them: a fifth of all, for
 * which other indexes would have to skip the rest. Types and statuses go together, which the planner has to be told, or it
 * takes a tab with thousands of requests for an empty one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index request_tissue_submission on researcher.request (submission_date desc nulls last, id desc) include (status)
  where type in (6, 7, 8);
create index request_tissue_status on researcher.request (status, id) where type in (6, 7, 8);
create index request_tissue_project on researcher.request (project_id, id) where type in (6, 7, 8);
create statistics researcher.request_type_status (dependencies, mcv) on type, status from researcher.request;
analyze researcher.request (type, status);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop statistics researcher.request_type_status;
drop index researcher.request_tissue_submission, researcher.request_tissue_status, researcher.request_tissue_project;
`);
}
