import type { Knex } from 'knex';

/** By what ids the researcher service finds requests (decision 443). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create view staff_api.match_id as select request_id, rm_id from staff.rm_id;');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view if exists staff_api.match_id;');
}
