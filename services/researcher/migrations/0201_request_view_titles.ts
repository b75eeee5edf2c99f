import type { Knex } from 'knex';

const columns = `r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id, r.project_id`;
const dates = `r.submission_date, r.decision_date, r.fulfillment_date, r.expiration_date, r.created, r.modified`;

/**
 * What a request says of its project is looked up for the rows that show it. PostgreSQL leaves out a left join that nobody
 * asks for, and still reads the column that it was joined by from the table: a count by type and status could not be
 * answered by the index alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create or replace view researcher_api.request as
  select ${columns}, (select p.title from researcher.project p where p.id = r.project_id) as project_title,
    (select p.sfari_project_id from researcher.project p where p.id = r.project_id) as sfari_project_id, ${dates}
  from researcher.request r`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
create or replace view researcher_api.request as
  select ${columns}, p.title as project_title, p.sfari_project_id, ${dates}
  from researcher.request r left join researcher.project p on p.id = r.project_id`);
}
