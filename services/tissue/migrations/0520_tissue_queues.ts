import type { Knex } from 'knex';

const view = (cases: string): string => `
create or replace view tissue.request as
  select r.*,
    case
${cases}
    end as tab
  from researcher_api.request r
  where r.type in (6, 7, 8);
`;

/**
 * What is conditionally approved waits for a decision too, and what is with its researcher stands under a filter of its own
 * (decisions.md, "Project manager").
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    view(`      when r.status = 10 then 'make_decision'
      when r.status in (6, 9) then 'with_researcher'
      when r.type = 6 and r.status in (2, 3, 8) then 'data_requests'
      when r.type = 7 and r.status in (2, 3, 8) then 'pilot_applications'
      when r.status = 2 then 'new'
      when r.status = 3 then 'under_review'
      when r.status = 8 then 'make_decision'
      when r.status = 12 then 'pending_team'
      when r.status = 4 then 'awaiting_fulfillment'`),
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    view(`      when r.type = 6 and r.status in (2, 3, 8) then 'data_requests'
      when r.type = 7 and r.status in (2, 3, 8) then 'pilot_applications'
      when r.status = 2 then 'new'
      when r.status = 3 then 'under_review'
      when r.status = 8 then 'make_decision'
      when r.status = 12 then 'pending_team'
      when r.status = 4 then 'awaiting_fulfillment'`),
  );
}
