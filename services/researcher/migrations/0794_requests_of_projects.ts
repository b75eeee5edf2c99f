import type { Knex } from 'knex';

/**
 * A search for a word of titles finds projects first and then their requests. With the id in the index, those are read
 * from it alone; before, PostgreSQL read the whole table of requests instead. The order is that of lists, as in the
 * indexes of owner and institution.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
drop index researcher.request_project;
create index request_project on researcher.request (project_id, submission_date desc nulls last, id desc);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index researcher.request_project;
create index request_project on researcher.request (project_id);
`);
}
