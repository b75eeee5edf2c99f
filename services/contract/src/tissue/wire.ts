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
    /** Since when it is in its status. */
    status_since: Timestamp.nullable().default(null),
    /** Midnights by the foundation's clock since then: 0 on the first day. */
    days_in_status: z.int().nullable().default(null),
    modified: Timestamp,
    /** In the order of their roles, each with how far they are; who has a conflict of interest stays listed. */
    reviewers: z.array(
      Summary.extend({
        reviewer_role: ReviewerRoleNumber,
        progress: z.enum(SCORE_PROGRESS),
        has_conflict: z.boolean(),
      }),
    ),
    /** Percent of its reviews that were submitted, without those that a conflict ended; null where no one reviews. */
    reviewer_progress: z.int().min(0).max(100).nullable(),
    /** The day by which the first of the reviews that wait is due. */
    due_date: DateOnly.nullable(),
    /** The collection of donors that it asks for. */
    collection: Summary.nullable(),
    decision_date: Timestamp.nullable(),
    /** Orders of its tissue, and how far the one is that is furthest behind; null without any. */
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
