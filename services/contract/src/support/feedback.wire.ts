/**
 * Feedback to support from readers of a dataset's page (spec 2 section 2.7, spec 3 section 5 "Feedback"; decision 297).
 */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { Email, requiredText, text } from '../api/primitives.ts';
import { botCheck } from '../people/registration.wire.ts';

const DatasetName = z.string().regex(/^(DS\d{1,10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);

export const Feedback = z
  .strictObject({
    /** Code or id of the dataset shown on the page. */
    dataset: DatasetName,
    feedback: requiredText(LIMITS.feedback, MESSAGES.required),
    /** The sender wants an answer, sent to `contact`. */
    reply: z.boolean(),
    contact: text(LIMITS.email).optional(),
    ...botCheck,
  })
  .superRefine(({ reply, contact = '' }, check) => {
    if (!reply) return;
    if (contact.trim() === '')
      check.addIssue({ code: 'custom', path: ['contact'], message: MESSAGES.required });
    else
      for (const { message } of Email.safeParse(contact).error?.issues ?? [])
        check.addIssue({ code: 'custom', path: ['contact'], message });
  });
export type Feedback = z.output<typeof Feedback>;

export const feedbackEndpoints = defineEndpoints({
  'POST /feedback/': {
    service: 'core',
    summary: 'Send feedback on a dataset to support, by email',
    access: 'anyone',
    body: Feedback,
    status: 202,
    response: z.object({ status: z.literal('queued') }),
    errors: ['TOO_MANY_REQUESTS'],
  },
});
