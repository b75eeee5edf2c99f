/** Review windows: many requests begin their review together, with one due date (spec 3 sections 2.4 and 4.4). */
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
    /** To which its reviews belong: the one before that in which they are scored. */
    quarter: z.string(),
    /** Reviews are due by the end of this day, by the foundation's clock; until then requests join. */
    due_date: DateOnly,
    /** When the foundation meets about them, where that is known. */
    meeting_at: Timestamp.nullable(),
    opened_by: Summary,
    begun: Timestamp,
    is_open: z.boolean(),
    /** Open, or its meeting is still to come. */
    is_current: z.boolean(),
    abilities: Abilities,
  }),
  /**
   * The day by which its reviews are due, while it is open; its meeting (null where it has none) until that is over. Reviewers
   * whom it concerns are notified (decisions 325 and 330).
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

/** What happened to each request that waited. */
const BegunRow = BulkOutcome.extend({ sfari_request_id: z.string() });
export const WindowReport = z.object({
  /** Null where nothing waited, so that no window was opened. */
  window: reviewWindowObject.schema.nullable(),
  done: z.int(),
  refused: z.int(),
  results: z.array(BegunRow),
});
export type WindowReport = z.output<typeof WindowReport>;

/** The command of the staff service to that of requests, which moves them and leaves the window open for those that follow. */
export const BeginReviews = z.strictObject({
  window: Id,
  kind: ReviewWindowKindName,
  quarter: z.string().regex(/^Q[1-4] \d{4}$/),
  due_date: DateOnly,
  opened_by: Id,
});
export const BegunReviews = z.object({
  /** The window that is open; another one where it was opened before, with its own date, and nothing was begun. */
  window: Id,
  due_date: DateOnly,
  results: z.array(BegunRow),
});

export const reviewWindowEndpoints = defineEndpoints({
  ...reviewWindowObject.endpoints,
  'POST /review-window/begin/': {
    service: 'staff',
    summary:
      'Open a window: each submitted request of its types that has a reviewer is under review, once however many begin at a time. While it is open, requests that get their reviewer join at once',
    access: WINDOW_OPENERS,
    body: WindowBegin,
    response: WindowReport,
    errors: ['CONFLICT'],
  },
  'POST /review-begin/': {
    service: 'researcher',
    summary: 'For the staff service alone: begin the reviews that wait for a window',
    access: [],
    services: ['staff'],
    body: BeginReviews,
    response: BegunReviews,
  },
});
