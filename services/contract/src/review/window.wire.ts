/** Review windows: the reviews of many requests start together, with one due date (spec 3 sections 2.4 and 4.4). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, DateOnly, Id, Summary, Timestamp } from '../api/primitives.ts';
import { REVIEW_WINDOW_KINDS } from '../request-types/request-type.ts';
import { WINDOW_OPENERS, WINDOW_READERS } from '../people/roles.ts';
import { BulkOutcome } from '../request/bulk.wire.ts';

export const ReviewWindowKindName = z.enum(REVIEW_WINDOW_KINDS);

export const reviewWindowObject = defineObject({
  name: 'review-window',
  service: 'staff',
  history: 'plain',
  access: { read: WINDOW_READERS, write: WINDOW_OPENERS },
  patchNeedsVersion: true,
  schema: z.object({
    id: Id,
    kind: ReviewWindowKindName,
    /** The quarter of its reviews: the one before the quarter in which they are scored. */
    quarter: z.string(),
    /** Reviews are due by the end of this day in the foundation's time zone; until then further requests may join. */
    due_date: DateOnly,
    /** When the review meeting takes place, if known. */
    meeting_at: Timestamp.nullable(),
    opened_by: Summary,
    begun: Timestamp,
    is_open: z.boolean(),
    /** The window is open, or its meeting has not taken place yet. */
    is_current: z.boolean(),
    abilities: Abilities,
  }),
  /**
   * `due_date` can be changed while the window is open, and `meeting_at` (null for no meeting) until the meeting is
   * over. Affected reviewers are notified (decisions 325 and 330).
   */
  patch: z.strictObject({ due_date: DateOnly, meeting_at: Timestamp.nullable() }).partial(),
  filters: {
    id: filter.number('in'),
    kind: filter.text('in'),
    is_open: filter.boolean(),
    is_current: filter.boolean(),
  },
  ordering: ['id', 'due_date'],
  defaultOrdering: '-id',
});
export type ReviewWindow = z.output<typeof reviewWindowObject.schema>;

export const WindowBegin = z.strictObject({
  kind: ReviewWindowKindName,
  due_date: DateOnly,
  meeting_at: Timestamp.nullable().default(null),
});

/** The result for each waiting request. */
const BegunRow = BulkOutcome.extend({ sfari_request_id: z.string() });
export const WindowReport = z.object({
  /** Null if no request was waiting, so that no window was opened. */
  window: reviewWindowObject.schema.nullable(),
  done: z.int(),
  refused: z.int(),
  results: z.array(BegunRow),
});
export type WindowReport = z.output<typeof WindowReport>;

/**
 * The staff service sends this to the researcher service, which starts the reviews and leaves the window open for later
 * requests.
 */
export const BeginReviews = z.strictObject({
  window: Id,
  kind: ReviewWindowKindName,
  quarter: z.string().regex(/^Q[1-4] \d{4}$/),
  due_date: DateOnly,
  opened_by: Id,
});
export const BegunReviews = z.object({
  /**
   * The open window. If it differs from the requested one, that window was already open with its own date, and nothing
   * was started.
   */
  window: Id,
  due_date: DateOnly,
  results: z.array(BegunRow),
});

export const reviewWindowEndpoints = defineEndpoints({
  ...reviewWindowObject.endpoints,
  'POST /review-window/begin/': {
    service: 'staff',
    summary:
      'Open a window: submitted requests of its types that have a reviewer go under review. Calls at the same time open it once. Requests that get a reviewer later join immediately',
    access: WINDOW_OPENERS,
    body: WindowBegin,
    response: WindowReport,
    errors: ['CONFLICT'],
  },
  'POST /review-begin/': {
    service: 'researcher',
    summary: 'For the staff service only: begin the reviews that are waiting for a window',
    access: [],
    services: ['staff'],
    body: BeginReviews,
    response: BegunReviews,
  },
});
