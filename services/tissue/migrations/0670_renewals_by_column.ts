import type { Knex } from 'knex';

/** Made anew: where the view was made before the column it reads came, `r.*` has another column in the place of `tab`. */
const view = (fulfilled: string): string => `
drop view tissue.request;
create view tissue.request as
  select r.*,
    case
      when r.status = 10 then 'make_decision'
      when r.status in (6, 9) then 'with_researcher'
      when r.type = 6 and r.status in (2, 3, 8) then 'data_requests'
      when r.type = 7 and r.status in (2, 3, 8) then 'pilot_applications'
      when r.status = 2 then 'new'
      when r.status = 3 then 'under_review'
      when r.status = 8 then 'make_decision'
      when r.status = 12 then 'pending_team'
      when r.status = 4 and ${fulfilled} then 'awaiting_fulfillment'
    end as tab
  from researcher_api.request r
  where r.type in (6, 7, 8);
`;

/** That a request renews another one is said by the view of requests, no longer read from its code. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(view('r.renewal_of is null'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(view("r.sfari_request_id !~ '-R[0-9]+$'"));
}
