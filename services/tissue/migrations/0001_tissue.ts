import type { Knex } from 'knex';

/**
 * The brain bank reads requests where they are kept and adds which tab of its dashboard they stand on
 * (spec 3 section 2.8): data and pilot requests by type, tissue requests by status.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create view tissue.request as
  select r.*,
    case
      when r.type = 6 and r.status in (2, 3, 8) then 'data_requests'
      when r.type = 7 and r.status in (2, 3, 8) then 'pilot_applications'
      when r.status = 2 then 'new'
      when r.status = 3 then 'under_review'
      when r.status = 8 then 'make_decision'
      when r.status = 12 then 'pending_team'
      when r.status = 4 then 'awaiting_fulfillment'
    end as tab
  from researcher_api.request r
  where r.type in (6, 7, 8);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view if exists tissue.request;');
}
