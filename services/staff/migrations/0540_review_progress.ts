import type { Knex } from 'knex';

/** How far a review is, for the brain bank's dashboard; what was written stays here. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create view staff_api.review_progress as
  select id as review_id, submitted_at is not null as is_submitted from staff.review_score;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view if exists staff_api.review_progress;');
}
