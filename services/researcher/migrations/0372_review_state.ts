import type { Knex } from 'knex';

/**
 * What the staff service needs of a review to keep its scores. `hold_review` locks the request as well: who assigns,
 * removes, declares a conflict or decides holds it to write, so a score never slips in beside one of them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create view researcher_api.review_state as
  select v.id, v.request_id, r.sfari_request_id, v.reviewer_id, v.reviewer_role, r.type, r.status, r.owner_id,
    r.rubric_version, v.created as assigned,
    array(select c.display_name from researcher.request_cohort chosen join core_api.cohort c on c.id = chosen.cohort_id
      where chosen.request_id = r.id order by c.display_name) as cohorts,
    (select answer.conflict_exists from researcher_api.conflict answer
      where answer.request_id = r.id and answer.user_id = v.reviewer_id and answer.is_answered) as has_conflict
  from researcher.review v join researcher.request r on r.id = v.request_id;

create function researcher_api.hold_review(review integer) returns setof researcher_api.review_state
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform 1 from researcher.request r
    where r.id = (select v.request_id from researcher.review v where v.id = hold_review.review) for share;
  return query select * from researcher_api.review_state state where state.id = hold_review.review;
end $$;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function researcher_api.hold_review(integer); drop view researcher_api.review_state;');
}
