/** Who reviews how many open requests, and each open review with its due date, by the staff service (decision 281). */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { DateOnly, Id, Summary, Timestamp } from '../api/primitives.ts';
import { WORKLOAD_ROLES } from '../people/roles.ts';
import { RoleName } from '../people/account.wire.ts';
import { RequestTypeNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';

/**
 * One reviewer. A review is open while its request is under review, its reviewer declared no conflict and did not submit it.
 * Counts are of all requests: they show how much someone has to do, and not what.
 */
export const workloadObject = defineObject({
  name: 'workload',
  service: 'staff',
  access: { read: WORKLOAD_ROLES, write: [] },
  schema: z.object({
    /** Of the person. */
    id: Id,
    display_name: z.string(),
    /** Groups from which reviewers come. */
    groups: z.array(RoleName),
    open: z.int(),
    /** Of the open ones, those whose due date has passed. */
    late: z.int(),
    /** Since when the longest open one is assigned. */
    oldest: Timestamp.nullable(),
    next_due: DateOnly.nullable(),
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

/** An open review of a request that the caller may know the reviewers of. */
export const openReviewObject = defineObject({
  name: 'open-review',
  service: 'staff',
  access: { read: WORKLOAD_ROLES, write: [] },
  schema: z.object({
    /** Of the review. */
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
    /** Null where nothing was promised. */
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
