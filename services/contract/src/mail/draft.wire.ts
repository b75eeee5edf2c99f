/** An email as staff write it. */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { hasPrompt, WRITE_FIRST } from './rules.ts';
import { Email, requiredLine, requiredList, requiredText } from '../api/primitives.ts';

/** Mail sent by staff must be finished: no placeholder text of the template may remain. */
export const MailWords = {
  subject: requiredLine(300).refine((words) => !hasPrompt(words), WRITE_FIRST),
  body: requiredText(LIMITS.longText).refine((words) => !hasPrompt(words), WRITE_FIRST),
};

export const EmailDraft = z.strictObject({
  to: requiredList(Email, INPUT_MESSAGES.recipientMissing).max(100),
  cc: z.array(Email).max(100).default([]),
  bcc: z.array(Email).max(100).default([]),
  ...MailWords,
});
export type EmailDraft = z.infer<typeof EmailDraft>;
