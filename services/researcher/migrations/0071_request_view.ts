import type { Knex } from 'knex';

const view = (join: string): string => `
create or replace view researcher_api.request as
  select r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id, r.project_id, p.title as project_title,
    p.sfari_project_id, r.submission_date, r.decision_date, r.fulfillment_date, r.expiration_date, r.created, r.modified
  from researcher.request r ${join} researcher.project p on p.id = r.project_id`;

/** A request has a project always. Joined from the left, PostgreSQL leaves it out where nobody asks for its columns. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(view('left join'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(view('join'));
}
