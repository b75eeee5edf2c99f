import type { Knex } from 'knex';

/**
 * Which window began the review of a request, so that all its reviews follow when that window gets another due date; and
 * whose assignment is not told yet, since that mail will name the date which is right by then.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.window_request (
  request_id integer primary key references researcher.request on delete cascade,
  window_id integer not null
);
create index window_request_window on researcher.window_request (window_id);
-- The number of its due date; 0 until it is changed.
alter table researcher.open_window add column revision integer not null default 0;
insert into researcher.window_request (request_id, window_id)
  select r.id, min(w.window_id) from researcher.open_window w
  join researcher.review v on v.due_date = w.due_date and v.quarter = w.quarter
  join researcher.request r on r.id = v.request_id and r.status = 3 and r.type in (4, 5)
  where w.window_id is not null group by r.id;
create view researcher_api.window_request as select request_id, window_id from researcher.window_request;
create view researcher_api.untold_review as select review_id from researcher.assignment_notice;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view researcher_api.untold_review;
drop view researcher_api.window_request;
alter table researcher.open_window drop column revision;
drop table researcher.window_request;
`);
}
