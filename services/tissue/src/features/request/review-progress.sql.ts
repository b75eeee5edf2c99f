/**
 * Review progress of request `t` (spec 3 section 2.8). The staff service stores the scores, the researcher service the
 * assignments.
 */
import { SCORE_PROGRESS } from '@portal/contract';
import { hasConflict } from '@portal/common';

const [NEW, IN_PROGRESS, COMPLETED] = SCORE_PROGRESS;

const HAS_CONFLICT = hasConflict('w.request_id', 'w.reviewer_id');

/** Ordered by role; a conflict of interest ends a review. */
export const REVIEWERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'display_name', p.display_name,
    'reviewer_role', w.reviewer_role,
    'progress', case when s.is_submitted then '${COMPLETED}' when s.review_id is not null then '${IN_PROGRESS}' else '${NEW}' end,
    'has_conflict', ${HAS_CONFLICT}) order by w.reviewer_role, p.display_name, p.id), '[]')
  from researcher_api.review w join core_api.person p on p.id = w.reviewer_id
  left join staff_api.review_progress s on s.review_id = w.id where w.request_id = t.id)`;

/** Share of submitted reviews as a whole percentage; never 100 before everyone has submitted (decision 356). */
export const PROGRESS = `(select (100 * count(*) filter (where s.is_submitted) / nullif(count(*), 0))::int
  from researcher_api.review w left join staff_api.review_progress s on s.review_id = w.id
  where w.request_id = t.id and not ${HAS_CONFLICT})`;
