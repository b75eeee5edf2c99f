import type { Knex } from 'knex';

/** What lists of Research Match applications show beside the request: its cohorts and its renewals. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create view researcher_api.request_cohort as
  select chosen.request_id, chosen.cohort_id, c.name, c.display_name
  from researcher.request_cohort chosen join core_api.cohort c on c.id = chosen.cohort_id;
create view researcher_api.request_renewal as
  select r.renewal_of as request_id, r.id as renewal_id, r.status
  from researcher.request r where r.renewal_of is not null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view researcher_api.request_renewal; drop view researcher_api.request_cohort;');
}
