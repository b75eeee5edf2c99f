/**
 * Research Match applications and renewals with their review progress, served by the staff service (spec 3 section
 * 2.3).
 */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { DateOnly, Id, Summary, Timestamp } from '../api/primitives.ts';
import { MATCH_ROLES } from '../people/roles.ts';
import { RequestStatusNumber, RequestTypeNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';
import { SCORE_PROGRESS } from '../review/score.wire.ts';
import { REVIEWER_DECISIONS } from '../review/rubrics.ts';

export const rmApplicationObject = defineObject({
  name: 'rm-application',
  service: 'staff',
  access: { read: MATCH_ROLES, write: [] },
  schema: z.object({
    /** The request's id. */
    id: Id,
    sfari_request_id: z.string(),
    type: RequestTypeNumber,
    status: RequestStatusNumber,
    /** Its latest renewal; null if there is none. */
    renewal: z.object({ id: Id, status: RequestStatusNumber }).nullable(),
    owner: Summary,
    institution: Summary.nullable(),
    project_title: z.string(),
    cohorts: z.array(z.string()),
    /** The study's Research Match ids. */
    rm_ids: z.array(z.string()),
    submission_date: Timestamp.nullable(),
    status_since: Timestamp.nullable(),
    days_in_status: z.int().nullable(),
    modified: Timestamp,
    /** Due date of its reviews, once they have begun. */
    due_date: DateOnly.nullable(),
    /** Whether that day has passed while a review is missing. */
    is_late: z.boolean(),
    reviewers: z.array(
      Summary.extend({
        reviewer_role: ReviewerRoleNumber,
        progress: z.enum(SCORE_PROGRESS),
        has_conflict: z.boolean(),
      }),
    ),
    /**
     * Of the submitted reviews of the latest quarter, without those of people with a conflict of interest; null for callers
     * who may not read them (yet).
     */
    scores: z
      .object({
        /** The mean of the reviews' totals, with two decimals. */
        mean: z.number().nullable(),
        decisions: z.array(z.object({ decision: z.enum(REVIEWER_DECISIONS), count: z.int() })),
      })
      .nullable(),
  }),
  filters: {
    id: filter.number('in'),
    type: filter.number('in'),
    status: filter.number('in'),
    reviews__user: filter.number('in', 'isnull'),
    recontacting_cohort: filter.text('in'),
    recontacting__summary__rm_ids__rm_id: filter.text('contains'),
    days_in_status: filter.number('gte', 'lte'),
  },
  search: ['sfari_request_id', 'owner', 'institution', 'project_title'],
  ordering: [
    'id',
    'sfari_request_id',
    'submission_date',
    'status_since',
    'days_in_status',
    'status',
    'owner',
    'institution',
    'due_date',
  ],
  defaultOrdering: '-submission_date',
  grouping: ['status'],
});
