/** The brain bank's dashboard of tissue requests (spec 3 section 2.8). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { DateOnly, Id, Summary, Timestamp } from '../api/primitives.ts';
import { RequestStatusNumber, RequestTypeNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';
import { SCORE_PROGRESS } from '../review/score.wire.ts';
import { ORDER_PROGRESS } from './orders.ts';
import { TISSUE_QUEUES } from './tabs.ts';

export const tissueRequestObject = defineObject({
  name: 'abn-request',
  service: 'tissue',
  access: {
    read: ['abn_proj_mgr', 'abn_reviewer', 'sfari_admin', 'sfari_admin_lead', 'internal_read_only'],
    write: [],
  },
  schema: z.object({
    id: Id,
    sfari_request_id: z.string(),
    type: RequestTypeNumber,
    status: RequestStatusNumber,
    tab: z.enum(TISSUE_QUEUES).nullable(),
    owner: Summary,
    institution: Summary.nullable(),
    project_title: z.string(),
    submission_date: Timestamp.nullable(),
    /** When the request entered its current status. */
    status_since: Timestamp.nullable().default(null),
    /** Number of midnights since then in the foundation's time zone: 0 on the first day. */
    days_in_status: z.int().nullable().default(null),
    modified: Timestamp,
    /** Ordered by role, each with the progress of the review; reviewers with a conflict of interest remain listed. */
    reviewers: z.array(
      Summary.extend({
        reviewer_role: ReviewerRoleNumber,
        progress: z.enum(SCORE_PROGRESS),
        has_conflict: z.boolean(),
      }),
    ),
    /** Percentage of submitted reviews, not counting those ended by a conflict; null without reviewers. */
    reviewer_progress: z.int().min(0).max(100).nullable(),
    /** The earliest due date of its open reviews. */
    due_date: DateOnly.nullable(),
    /** Its donor collection. */
    collection: Summary.nullable(),
    decision_date: Timestamp.nullable(),
    /** Number of its orders, and the state of the one furthest behind; null without any. */
    order_count: z.int().min(0),
    order_state: z.enum(ORDER_PROGRESS).nullable(),
  }),
  filters: {
    id: filter.number('in'),
    tab: filter.text('in'),
    status: filter.number('in'),
    type: filter.number('in'),
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
    'modified',
  ],
  defaultOrdering: '-submission_date',
  grouping: ['tab'],
});

export const tissueEndpoints = defineEndpoints({ ...tissueRequestObject.endpoints });
