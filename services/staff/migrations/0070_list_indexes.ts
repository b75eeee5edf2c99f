import type { Knex } from 'knex';

/** Orders of the list of reviews, by an index at a million rows. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index review_role_order on staff.review (reviewer_role, id);
create index review_reviewer_order on staff.review (reviewer_id, reviewer_role, id);
create index review_created on staff.review (created, id);`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index staff.review_role_order, staff.review_reviewer_order, staff.review_created');
}
