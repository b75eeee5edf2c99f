import { ACCESS_DAYS } from '@portal/contract';
import { findDemoType, typesWhere } from '../data/types.data.ts';

const WITH_DATASETS = typesWhere(({ resources }) => resources === 'datasets');
const WITH_COHORTS = typesWhere(
  (type) => type.resources === 'datasets' || findDemoType(type).hasCohort === true,
);
/** Types of the Research Match flow, whose reviews belong to quarters. */
const RESEARCH_MATCH = typesWhere(({ flow }) => flow === 'research_match');
const PLAIN = typesWhere(({ flow }) => flow === 'plain');

/** Step k of a path happened at created + (k - 1) × gap; k counts from 1. */
const at = (k: string): string => `(r.created + (${k} - 1) * r.gap)`;
const position = (status: number): string => `array_position(r.path, ${status}::smallint)`;
/**
 * Statuses that are decisions about the application; the last one sets the decision date. Steps after an approval do
 * not change that date.
 */
const DECIDED = '(4, 5, 6, 9, 10, 11, 12)';
const decision = `(select step.k from unnest(r.path) with ordinality step (status, k) where step.status in ${DECIDED} order by step.k desc limit 1)`;

/** $1 first number, $2 last number, $3 id of number 0, $4 the day before which everything happened. */
export const ROWS = `
insert into bulk_row
select ($3::bigint + n)::integer, slot.type, slot.status, slot.path, project.owner_id, project.institution_id, project.id, admin.id,
  reviewer.id,
  $4::timestamptz - cardinality(slot.path) * timing.gap - pg_temp.draw(n, 14, 900) * interval '1 day'
    - pg_temp.draw(n, 15, 36000) * interval '1 second',
  timing.gap,
  case when slot.type in ${WITH_DATASETS} then pg_temp.draw(n, 16, counts.datasets) end,
  case when slot.type in ${WITH_DATASETS} and pg_temp.draw(n, 17, 2) = 1 then pg_temp.draw(n, 18, counts.datasets) end,
  cohort.id
from generate_series($1::bigint, $2::bigint) n
cross join (select (select count(*) from bulk_slot) as slots, (select count(*) from bulk_project) as projects,
  (select count(*) from bulk_dataset) as datasets, (select count(*) from bulk_cohort) as cohorts,
  (select count(*) from bulk_staff where role = 'sfari_admin') as admins,
  (select count(*) from bulk_staff where role = 'sfari_reviewer') as reviewers,
  (select count(*) from bulk_staff where role = 'internal_reviewer') as internals) counts
cross join lateral (select (2 + pg_temp.draw(n, 13, 9)) * interval '1 day' as gap) timing
join bulk_slot slot on slot.slot = pg_temp.draw(n, 10, counts.slots)
join bulk_project project on project.slot = pg_temp.draw(n, 11, counts.projects)
join bulk_cohort cohort on cohort.slot = pg_temp.draw(n, 12, counts.cohorts)
join bulk_staff admin on admin.role = 'sfari_admin' and admin.slot = pg_temp.draw(n, 19, counts.admins)
join bulk_staff reviewer on reviewer.role = case when slot.type in ${RESEARCH_MATCH} then 'internal_reviewer' else 'sfari_reviewer' end
  and reviewer.slot = pg_temp.draw(n, 20, case when slot.type in ${RESEARCH_MATCH} then counts.internals else counts.reviewers end)`;

/** $1 is the code number minus the id, both of number 0. */
export const REQUESTS = `
insert into researcher.request (id, sfari_request_id, type, status, owner_id, creator_id, institution_id, project_id,
  additional_data, intent_to_download, agreed_nih, data_safeguard, agreed_to_usage_policy, gpf_access_status,
  submission_date, decision_date, decided_by, fulfillment_date, expiration_date, revocation_date, status_since, created, modified)
select r.id, 'REQ' || to_char(r.id + $1::integer, 'FM9999000000'), r.type, r.status, r.owner_id, r.owner_id, r.institution_id,
  r.project_id, '{}', sent.yes, sent.yes, sent.yes, coalesce(sent.yes, false), case when r.type in ${WITH_DATASETS} then 2 end,
  ${at(position(2))}, ${at(decision)}, case when ${decision} is not null then r.admin_id end,
  ${at(position(7))}, ${at(position(7))} + interval '${ACCESS_DAYS} days',
  case when r.status in (13, 14) then ${at('cardinality(r.path)')} end, ${at('cardinality(r.path)')}, r.created, ${at('cardinality(r.path)')}
from bulk_row r cross join lateral (select case when cardinality(r.path) > 1 then true end as yes) sent
order by r.id`;

/** The audit rows that the trigger would have written: one for the insert, one for each step. */
export const HISTORY = `
insert into audit.log (at, actor_id, model, pk, operation, changes)
select ${at('step.k')}, case when step.k <= 2 then r.owner_id else r.admin_id end, 'request', r.id::text,
  case when step.k = 1 then 'I' else 'U' end,
  case when step.k = 1 then (
    select jsonb_object_agg(key, jsonb_build_array(null, value)) from jsonb_each(to_jsonb(q)
      - '{modified,status_since,form_version,rubric_version,intent_to_download,agreed_nih,data_safeguard,gpf_access_status,submission_date,decision_date,decided_by,fulfillment_date,expiration_date,revocation_date}'::text[]
      || '{"status": 1, "agreed_to_usage_policy": false}') where value <> 'null')
  else jsonb_build_object('status', jsonb_build_array(r.path[step.k - 1], step.status)) || case
    when step.status = 2 then jsonb_build_object('submission_date', jsonb_build_array(null, q.submission_date),
      'agreed_to_usage_policy', '[false, true]'::jsonb, 'intent_to_download', '[null, true]'::jsonb,
      'agreed_nih', '[null, true]'::jsonb, 'data_safeguard', '[null, true]'::jsonb)
      || case when r.type in ${WITH_DATASETS} then '{"gpf_access_status": [null, 2]}'::jsonb else '{}' end
    when step.status in ${DECIDED} then jsonb_build_object(
        'decision_date', jsonb_build_array(${at('earlier.k')}, ${at('step.k')}))
      || case when earlier.k is null then jsonb_build_object('decided_by', jsonb_build_array(null, q.decided_by)) else '{}' end
    when step.status = 7 then jsonb_build_object('fulfillment_date', jsonb_build_array(null, q.fulfillment_date),
      'expiration_date', jsonb_build_array(null, q.expiration_date))
    when step.status in (13, 14) then jsonb_build_object('revocation_date', jsonb_build_array(null, q.revocation_date))
    else '{}' end
  end
from bulk_row r join researcher.request q on q.id = r.id
cross join lateral unnest(r.path) with ordinality step (status, k)
cross join lateral (select max(before.k) as k from unnest(r.path) with ordinality before (status, k)
  where before.status in ${DECIDED} and before.k < step.k) earlier
order by r.id, step.k`;

/** The rows that the trigger would have written: one for each step. */
export const STATUS_CHANGES = `
insert into researcher.request_status_change (request_id, from_status, to_status, actor_id, at)
select r.id, case when step.k > 1 then r.path[step.k - 1] end, step.status,
  case when step.k <= 2 then r.owner_id else r.admin_id end, ${at('step.k')}
from bulk_row r cross join lateral unnest(r.path) with ordinality step (status, k)
order by r.id, step.k`;

const writeHistory = (made: string, model: string): string => `
insert into audit.log (at, actor_id, model, pk, parent_model, parent_pk, operation, changes)
select made.happened, made.actor, '${model}', made.id::text, 'request', made.request_id::text, 'I', (
  select jsonb_object_agg(key, jsonb_build_array(null, value))
  from jsonb_each(to_jsonb(made) - '{modified,happened,actor}'::text[]) where value <> 'null')
from ${made} made order by made.id`;

export const DATASETS = `
with made as (
  insert into researcher.request_dataset (request_id, dataset_id)
  select distinct r.id, dataset.id from bulk_row r join bulk_dataset dataset
    on dataset.slot in (r.first_dataset, r.second_dataset)
  order by 1, 2 returning *
), dated as (
  select made.*, r.created as happened, r.owner_id as actor from made join bulk_row r on r.id = made.request_id
)${writeHistory('dated', 'request_dataset')}`;

export const COHORTS = `
insert into researcher.request_cohort (request_id, cohort_id)
select distinct r.id, coalesce(dataset.cohort_id, r.cohort_id) from bulk_row r
left join bulk_dataset dataset on dataset.slot in (r.first_dataset, r.second_dataset)
where r.type in ${WITH_COHORTS} order by 1, 2`;

export const REVIEWS = `
with made as (
  insert into researcher.review (request_id, reviewer_id, reviewer_role, quarter, due_date, created, modified)
  select r.id, r.reviewer_id, 1, case when r.type in ${RESEARCH_MATCH}
      then to_char(${at(position(3))} at time zone 'UTC' - interval '3 months', '"Q"Q YYYY') end,
    case when r.type in ${PLAIN} then (${at(position(3))} at time zone 'America/New_York')::date + 14 end,
    ${at(position(3))}, ${at(position(3))}
  from bulk_row r where 3 = any(r.path) order by r.id returning *
), dated as (
  select made.*, made.created as happened, r.admin_id as actor from made join bulk_row r on r.id = made.request_id
)${writeHistory('dated', 'review')}`;

/** Rows that triggers would add; the triggers are disabled while rows are inserted. */
export const OPEN_REVIEWS = `
insert into researcher.open_review (review_id, request_id, reviewer_id, reviewer_role, assigned, due_date)
select v.id, v.request_id, v.reviewer_id, v.reviewer_role, v.created, v.due_date
from researcher.review v join bulk_row r on r.id = v.request_id
join researcher.request request on request.id = r.id and request.status = 3 order by v.id`;

/** One comment by the reviewer on every second reviewed request. */
export const COMMENTS = `
with made as (
  insert into researcher.comment (request_id, author_id, text, created, modified)
  select r.id, r.reviewer_id, 'The analysis plan is clear. Recommend approval.', ${at(position(3))} + interval '1 hour',
    ${at(position(3))} + interval '1 hour'
  from bulk_row r where 3 = any(r.path) and r.id % 2 = 0 order by r.id returning *
), dated as (
  select made.*, made.created as happened, made.author_id as actor from made
)${writeHistory('dated', 'comment')}`;

/** Access that has ended is left out, because no measurement uses it. */
export const ACCESS = `
with made as (
  insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status, created, modified)
  select r.owner_id, dataset.id, r.id, ways.access_type, 'granted', ${at(position(7))}, ${at(position(7))}
  from bulk_row r join researcher.request_dataset wanted on wanted.request_id = r.id
  join researcher.dataset dataset on dataset.id = wanted.dataset_id
  cross join lateral (values ('Globus', dataset.globus_group_id is not null), ('AWS', dataset.data_access is not null),
    ('GPF', dataset.gpf_accessible)) ways (access_type, offered)
  where r.status = 7 and ways.offered order by r.id, dataset.dataset_id, ways.access_type returning *
), dated as (
  select made.*, made.created as happened, r.admin_id as actor from made join bulk_row r on r.id = made.request_id
)${writeHistory('dated', 'datasetaccess')}`;
