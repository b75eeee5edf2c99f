import type { Knex } from 'knex';

const view = (more: string): string => `
  select r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id, r.project_id,
    (select p.title from researcher.project p where p.id = r.project_id) as project_title,
    (select p.sfari_project_id from researcher.project p where p.id = r.project_id) as sfari_project_id,
    r.submission_date, r.decision_date, r.fulfillment_date, r.expiration_date, r.created, r.modified${more}
  from researcher.request r`;

/** Which request it renews, so that no other service reads that from its code. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create or replace view researcher_api.request as ${view(', r.renewal_of')}`);
}

/** A view loses a column only by being made anew, so views of other services on it must have come down before. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop view researcher_api.request; create view researcher_api.request as ${view('')}`);
}
