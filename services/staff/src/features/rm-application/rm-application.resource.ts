/**
 * Research Match applications with their review progress and the ids of their summaries. Progress and ids are stored by
 * this service. The requests are read from the researcher service's views (decision 313).
 */
import {
  awaitsReviews,
  REQUEST_STATUS,
  REQUEST_STATUSES,
  RESEARCH_MATCH_TYPES,
  rmApplicationObject,
  SCORE_PROGRESS,
} from '@portal/contract';
import { hasConflict } from '@portal/common';
import { daysBetweenSql, defineResource, isGranted } from '@portal/kit';
import { todaySql, WAITING } from '../workload/index.ts';
import { rmApplicationPolicy } from './rm-application.policy.ts';

const [NEW, IN_PROGRESS, COMPLETED] = SCORE_PROGRESS;

/** Ordered by role, each with the progress of the review; a conflict of interest ends a review. */
const REVIEWERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', w.reviewer_id,
    'display_name', coalesce(p.display_name, ''), 'reviewer_role', w.reviewer_role,
    'progress', case when s.submitted_at is not null then '${COMPLETED}' when s.id is not null then '${IN_PROGRESS}' else '${NEW}' end,
    'has_conflict', ${hasConflict('w.request_id', 'w.reviewer_id')})
    order by w.reviewer_role, p.display_name, w.reviewer_id), '[]')
  from researcher_api.review w left join core_api.person p on p.id = w.reviewer_id
  left join staff.review_score s on s.id = w.id where w.request_id = t.id)`;

/** The submitted reviews of the latest quarter: the mean of their totals, and how often each decision is recommended. */
const SCORES = `(with counted as (
    select s.reviewer_decision as decision,
      (select sum((block ->> 'score')::numeric) from jsonb_path_query(s.blocks, '$.*') block) as total
    from staff.review_score s join researcher_api.review w on w.id = s.id
    where w.request_id = t.id and s.submitted_at is not null and not ${hasConflict('w.request_id', 'w.reviewer_id')}
      and s.quarter = (select latest.quarter from staff.review_score latest
        where latest.request_id = t.id and latest.submitted_at is not null
        order by latest.submitted_at desc limit 1))
  select jsonb_build_object('mean', (select round(avg(total), 2) from counted),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'count', d.count)
        order by d.count desc, d.decision), '[]')
      from (select decision, count(*) as count from counted where decision is not null group by 1) d)))`;

/** A renewal belongs to the study of its request, and shares its ids. */
const STUDY = '(t.id, t.renewal_of)';

const OF_MATCH = `type in (${RESEARCH_MATCH_TYPES.join(', ')})`;

/** Applications that a given person reviews. */
const REVIEWED = 'select w.request_id from researcher_api.review w where w.reviewer_id {value}';

/** Once reviews are closed nothing is due, whatever date the summary has. */
const IS_DUE = `t.status in (${REQUEST_STATUSES.filter(awaitsReviews).join(', ')})`;

const DUE_DAY = `case when ${IS_DUE} then (m.due_date at time zone 'UTC')::date end`;

export const createRmApplicationResource = (timeZone: string) =>
  defineResource<typeof rmApplicationObject>({
    object: rmApplicationObject,
    table: 'researcher_api.request',
    from: 'researcher_api.request t',
    joins: {
      q: 'join researcher_api.request_waiting q on q.request_id = t.id',
      o: 'join core_api.person o on o.id = t.owner_id',
      i: 'left join core_api.institution i on i.id = t.institution_id',
      m: 'left join staff.rm_summary m on m.request_id = t.id',
    },
    version: 'extract(epoch from t.modified)',
    columns: {
      renewal: `(select jsonb_build_object('id', latest.renewal_id, 'status', latest.status)
      from researcher_api.request_renewal latest where latest.request_id = t.id and latest.status <> ${REQUEST_STATUS.CREATED}
      order by latest.renewal_id desc limit 1)`,
      owner: `jsonb_build_object('id', o.id, 'display_name', o.display_name)`,
      institution: `case when i.id is not null then jsonb_build_object('id', i.id, 'display_name', i.display_name) end`,
      cohorts: `array(select c.display_name from researcher_api.request_cohort c where c.request_id = t.id order by c.display_name)`,
      rm_ids: `array(select distinct known.rm_id from staff.rm_id known where known.request_id in ${STUDY} order by known.rm_id)`,
      status_since: 'q.status_since',
      days_in_status: `case when q.status_since is not null then ${daysBetweenSql('q.status_since')} end`,
      due_date: DUE_DAY,
      is_late: `coalesce((${DUE_DAY}) < ${todaySql(timeZone)}, false)
      and exists (select 1 from (${WAITING}) waiting where waiting.request_id = t.id)`,
      reviewers: REVIEWERS,
      scores: SCORES,
    },
    dayCounts: { days_in_status: 'q.status_since' },
    setFilters: {
      reviews__user: {
        sql: `t.id = any(array(${REVIEWED}))`,
        // Not "exists": for that, PostgreSQL would scan all reviews.
        some: `coalesce((select true from researcher_api.review w where w.request_id = t.id limit 1), false)`,
        found: {
          keys: REVIEWED,
          row: `coalesce((select true from researcher_api.review w
          where w.request_id = t.id and w.reviewer_id {value} limit 1), false)`,
          guard: 'true',
        },
      },
      recontacting_cohort: `exists (select 1 from researcher_api.request_cohort c
      where c.request_id = t.id and c.name {value})`,
      // Starts from the few matching ids; otherwise each application would be checked for ids of its renewed request.
      recontacting__summary__rm_ids__rm_id: `t.id = any(array(
      select known.request_id from staff.rm_id known where known.rm_id {value}
      union all select renewed.renewal_id from staff.rm_id known
        join researcher_api.request_renewal renewed on renewed.request_id = known.request_id
        where known.rm_id {value}))`,
    },
    search: {
      sfari_request_id: 't.sfari_request_id',
      owner: 'o.display_name',
      institution: 'i.display_name',
      // The view computes the title for each row shown, so this uses the index on projects instead. It is restricted to
      // these request types: a word frequent elsewhere may be rare here.
      project_title: {
        keys: `select titled.id from researcher_api.project project
        join researcher_api.request titled on titled.project_id = project.id where project.title ilike {pattern} and titled.${OF_MATCH}`,
        row: 't.project_title ilike {pattern}',
      },
    },
    ordering: {
      owner: 'o.display_name',
      institution: { sql: 'i.display_name', through: 'i', none: 't.institution_id is null' },
      status_since: 'q.status_since',
      days_in_status: { sql: 'q.status_since', isNullable: true, isReversed: true },
      due_date: { sql: `(case when ${IS_DUE} then m.due_date end)`, isNullable: true },
    },
    policy: rmApplicationPolicy,
    present: (row, { actor, relations }) =>
      isGranted(rmApplicationPolicy, 'read_scores', actor, relations) ? row : { ...row, scores: null },
    presents: { scores: { action: 'read_scores', hidden: 'null' } },
  });
