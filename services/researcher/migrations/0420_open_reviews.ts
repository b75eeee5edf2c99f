import type { Knex } from 'knex';

const CHECKED = `r.status = 3 and not exists (select 1 from researcher_api.conflict declared
  where declared.request_id = v.request_id and declared.user_id = v.reviewer_id and declared.conflict_exists)`;

/**
 * The day by which a review is due, and which reviews are open: the request is under review and its reviewer has declared
 * no conflict. Open ones are kept, since who reviews how many would otherwise be found among all reviews there ever were.
 * The 14 days of earlier assignments are the usual ones; Research Match and tissue have no promise.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.review add column due_date date;
alter table researcher.removed_review add column due_date date;
alter table researcher.review disable trigger user;
update researcher.review v set due_date = (v.created at time zone 'America/New_York')::date + 14
  from researcher.request r where r.id = v.request_id and r.status = 3 and r.type in (1, 2);
alter table researcher.review enable trigger user;

create table researcher.open_review (
  review_id integer primary key references researcher.review on delete cascade,
  request_id integer not null,
  reviewer_id integer not null,
  reviewer_role smallint not null,
  assigned timestamptz not null,
  due_date date
);
create index open_review_reviewer on researcher.open_review (reviewer_id, due_date) include (review_id, assigned);
create index open_review_request on researcher.open_review (request_id);
create index open_review_due on researcher.open_review (due_date, review_id);
create index open_review_assigned on researcher.open_review (assigned, review_id);

create function researcher.keep_open_reviews(of_request integer) returns void language sql as $$
  delete from researcher.open_review o where o.request_id = of_request and not exists (
    select 1 from researcher.review v join researcher.request r on r.id = v.request_id
    where v.id = o.review_id and ${CHECKED});
  insert into researcher.open_review (review_id, request_id, reviewer_id, reviewer_role, assigned, due_date)
  select v.id, v.request_id, v.reviewer_id, v.reviewer_role, v.created, v.due_date
  from researcher.review v join researcher.request r on r.id = v.request_id
  where v.request_id = of_request and ${CHECKED}
  on conflict (review_id) do update set due_date = excluded.due_date, reviewer_role = excluded.reviewer_role
    where (open_review.due_date, open_review.reviewer_role) is distinct from (excluded.due_date, excluded.reviewer_role);
$$;
create function researcher.keep_open_reviews_of_row() returns trigger language plpgsql as $$
begin
  perform researcher.keep_open_reviews(new.request_id);
  return null;
end $$;
create function researcher.keep_open_reviews_of_request() returns trigger language plpgsql as $$
begin
  perform researcher.keep_open_reviews(new.id);
  return null;
end $$;
create trigger keep_open after insert or update of due_date, reviewer_role on researcher.review
  for each row execute function researcher.keep_open_reviews_of_row();
create trigger keep_open after insert on researcher.conflict
  for each row execute function researcher.keep_open_reviews_of_row();
create trigger keep_open after update of status on researcher.request
  for each row when (old.status is distinct from new.status and (old.status = 3 or new.status = 3))
  execute function researcher.keep_open_reviews_of_request();

insert into researcher.open_review (review_id, request_id, reviewer_id, reviewer_role, assigned, due_date)
select v.id, v.request_id, v.reviewer_id, v.reviewer_role, v.created, v.due_date
from researcher.review v join researcher.request r on r.id = v.request_id where ${CHECKED};

create view researcher_api.open_review as
  select review_id, request_id, reviewer_id, reviewer_role, assigned, due_date from researcher.open_review;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view researcher_api.open_review;
drop trigger keep_open on researcher.request;
drop trigger keep_open on researcher.conflict;
drop trigger keep_open on researcher.review;
drop function researcher.keep_open_reviews_of_request();
drop function researcher.keep_open_reviews_of_row();
drop function researcher.keep_open_reviews(integer);
drop table researcher.open_review;
alter table researcher.removed_review drop column due_date;
alter table researcher.review drop column due_date;
`);
}
