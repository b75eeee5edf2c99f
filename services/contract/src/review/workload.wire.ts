/**
 * Reviewers' workload: open reviews per person, and each open review with its due date, served by the staff service
 * (decision 281).
 */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { defineObject } from '../api/object.ts';
import { DateOnly, Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import { REMINDER_ROLES, WORKLOAD_ROLES } from '../people/roles.ts';
import { RoleName } from '../people/account.wire.ts';
import { RequestTypeNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';

/**
 * One reviewer. A review is open while its request is under review and its reviewer has neither declared a conflict nor
 * submitted it. Counts cover all requests, including those hidden from the caller: they show the amount of work, not
 * its content.
 */
export const workloadObject = defineObject({
  name: 'workload',
  service: 'staff',
  access: { read: WORKLOAD_ROLES, write: [] },
  schema: z.object({
    /** The person's id. */
    id: Id,
    display_name: z.string(),
    /** The person's reviewer groups. */
    groups: z.array(RoleName),
    open: z.int(),
    /** Number of open reviews whose due date has passed. */
    late: z.int(),
    /** Assignment time of the oldest open review. */
    oldest: Timestamp.nullable(),
    next_due: DateOnly.nullable(),
    /** When the last reminder was sent. */
    reminded: Timestamp.nullable(),
    /** Whether the caller may remind this reviewer now: with late reviews, and no reminder today. */
    is_remindable: z.boolean(),
  }),
  filters: {
    id: filter.number('in'),
    groups__name: filter.text('in'),
    open: filter.number('gte', 'lte'),
    late: filter.number('gte'),
  },
  search: ['display_name'],
  ordering: ['display_name', 'open', 'late', 'oldest', 'next_due'],
  defaultOrdering: '-open',
});

/** An open review of a request whose reviewers the caller may see. */
export const openReviewObject = defineObject({
  name: 'open-review',
  service: 'staff',
  access: { read: WORKLOAD_ROLES, write: [] },
  schema: z.object({
    /** The review's id. */
    id: Id,
    request: z.object({
      id: Id,
      sfari_request_id: z.string(),
      type: RequestTypeNumber,
      project_title: z.string(),
    }),
    reviewer: Summary,
    reviewer_role: ReviewerRoleNumber,
    assigned: Timestamp,
    /** Null if the review has no due date. */
    due_date: DateOnly.nullable(),
    is_late: z.boolean(),
  }),
  filters: {
    id: filter.number('in'),
    reviewer: filter.number('in'),
    request__type: filter.number('in'),
    is_late: filter.boolean(),
  },
  search: ['sfari_request_id'],
  ordering: ['id', 'assigned', 'due_date'],
  defaultOrdering: 'assigned',
});

export const workloadEndpoints = defineEndpoints({
  'POST /workload/{id}/remind/': {
    service: 'staff',
    summary: 'Email a reviewer a list of their late reviews, at most once a day',
    access: REMINDER_ROLES,
    params: IdParams,
    response: workloadObject.schema,
    errors: ['WRONG_STATE'],
  },
});
