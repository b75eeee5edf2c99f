/**
 * One command on the selected requests of a queue, with a result for each (spec 3 sections 2.2 and 2.3, decision 255).
 */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { Id, Timestamp, requiredText } from '../api/primitives.ts';
import { STAFF_ROLES } from '../people/roles.ts';
import { ReviewerRoleNumber } from './numbers.wire.ts';

/**
 * A selected request with its `modified` as the list showed it. The row is refused if the request has changed since.
 */
export const BulkRow = z.strictObject({ id: Id, modified: Timestamp });
export type BulkRow = z.infer<typeof BulkRow>;

const listRows = <Row extends z.ZodType<BulkRow>>(row: Row) =>
  z
    .array(row)
    .min(1)
    .max(LIMITS.bulkRows)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: INPUT_MESSAGES.nameOnce,
    });
const rows = listRows(BulkRow);

/** Either all reviewers of a row are assigned, or none. */
const AssignedRow = BulkRow.extend({
  reviewers: z
    .array(z.strictObject({ reviewer: Id, reviewer_role: ReviewerRoleNumber }))
    .min(1)
    .max(LIMITS.otherReviewers),
});

/** Commands on several requests. To add one, add a member here and its handler. */
export const BulkCommand = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('assign_reviewer'),
    rows,
    reviewer: Id,
    reviewer_role: ReviewerRoleNumber,
  }),
  /** Different reviewers for each request (decision 503). */
  z.strictObject({ command: z.literal('assign_reviewers'), rows: listRows(AssignedRow) }),
  /** From Under Review to Review Meeting. */
  z.strictObject({ command: z.literal('move_to_meeting'), rows }),
  z.strictObject({ command: z.literal('comment'), rows, text: requiredText(LIMITS.comment) }),
]);
export type BulkCommand = z.infer<typeof BulkCommand>;

/** The result for one row. `code` and `detail` say why it was refused. */
export const BulkOutcome = z.object({
  id: Id,
  outcome: z.enum(['done', 'refused']),
  code: z.string().nullable(),
  detail: z.string().nullable(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const BulkReport = z.object({ done: z.int(), refused: z.int(), results: z.array(BulkOutcome) });
export type BulkReport = z.infer<typeof BulkReport>;

export const requestBulkEndpoints = defineEndpoints({
  'POST /request/bulk/': {
    service: 'researcher',
    summary:
      'Run one command on up to 100 requests, each in its own transaction and with its own permissions. Requests changed since they were read are refused. The response lists each result',
    access: STAFF_ROLES,
    body: BulkCommand,
    bodyLimit: BODY_LIMITS.lists,
    response: BulkReport,
  },
});
