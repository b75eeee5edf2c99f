/** The decision on a request, and the preview of its effects (spec 3 section 4.3). */
import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { Id, requiredText, Summary } from '../api/primitives.ts';
import { EmailDraft } from '../mail/draft.wire.ts';
import { RequestStatusNumber } from './numbers.wire.ts';

/** The decision's email. Attachments are uploaded first and referred to by id (spec 3 section 4.3). */
const DecisionEmail = EmailDraft.extend({
  attachments: z.array(z.uuid()).max(LIMITS.attachments).default([]),
});

export const DecisionBody = z.strictObject({
  status: RequestStatusNumber,
  email: DecisionEmail.optional(),
  comment: requiredText(LIMITS.comment).optional(),
  /** Drafts of revision points that the deciding person has read: only these are published. */
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
/** The effects of a decision before it is made. Texts and dates are as pages show them. */
export const DecisionPreview = z.object({
  status: RequestStatusNumber,
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
  /** The email's template and its mandatory recipients; null if no email is sent. */
  mail: z.object({ template: z.string(), to: z.array(z.string()) }).nullable(),
  /** People who get a notification. With `after_undo`, they get it once the decision can no longer be undone. */
  notified: z.object({ people: z.array(Summary), after_undo: z.boolean() }),
  /** Dataset access: who gains it, and who loses it. */
  access: z.object({ opens: AccessChange, ends: AccessChange }),
  /** People the request would wait for, with their missing requirements. */
  waits_for: z.array(UnreadyMember),
  /** Team members who were not chosen for access and are not ready: they get no access and delay nothing. */
  not_chosen: z.array(UnreadyMember),
  /** What happens next, as text. */
  next: z.string(),
});
export type DecisionPreview = z.infer<typeof DecisionPreview>;
