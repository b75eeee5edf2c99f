/** What a decision says, and what it would do (spec 3 section 4.3). */
import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { Id, requiredText, Summary } from '../api/primitives.ts';
import { EmailDraft } from '../mail/draft.wire.ts';
import { RequestStatusNumber } from './numbers.wire.ts';

/** The mail of a decision: files are uploaded first and go along by their ids (spec 3 section 4.3). */
const DecisionEmail = EmailDraft.extend({
  attachments: z.array(z.uuid()).max(LIMITS.attachments).default([]),
});

export const DecisionBody = z.strictObject({
  status: RequestStatusNumber,
  email: DecisionEmail.optional(),
  comment: requiredText(LIMITS.comment).optional(),
  /** The drafts that the deciding person has read: the decision publishes no others. */
  points: z.array(Id).max(LIMITS.revisionPoints).optional(),
});
export type DecisionBody = z.infer<typeof DecisionBody>;

const AccessChange = z.array(
  z.object({
    dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
    people: z.array(Summary),
  }),
);
const UnreadyMember = z.object({ display_name: z.string(), missing: z.array(z.string()) });
/** What a decision would do, before it is taken. Words and days are as pages show them. */
export const DecisionPreview = z.object({
  status: RequestStatusNumber,
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
  /** The letter that goes with it, and the address that must be among its recipients; null where none goes. */
  mail: z.object({ template: z.string(), to: z.array(z.string()) }).nullable(),
  /** Whose bell rings; `after_undo`: once the decision can no longer be undone. */
  notified: z.object({ people: z.array(Summary), after_undo: z.boolean() }),
  /** Of datasets: for whom it opens, and for whom it ends. */
  access: z.object({ opens: AccessChange, ends: AccessChange }),
  /** Whom the request would wait for, with what each of them lacks. */
  waits_for: z.array(UnreadyMember),
  /** Present on the team, not chosen for access and not ready for it: they get none and delay nothing. */
  not_chosen: z.array(UnreadyMember),
  /** What happens after it. */
  next: z.string(),
});
export type DecisionPreview = z.infer<typeof DecisionPreview>;
