import { hasPrompt } from '@portal/contract/mail-rules';
import { useState } from 'react';
import type { MailWords } from './draft.ts';

/** Prevents sending an email with unfilled template placeholders, as the server would. */
export function useUnwritten({ subject, body }: MailWords) {
  const [attempt, setAttempt] = useState(0);
  return {
    /** For `MailFields`, which shows the error at the field. */
    attempt,
    /** @returns whether the email still has unfilled placeholders */
    isRefused: (): boolean => {
      const isUnwritten = hasPrompt(subject) || hasPrompt(body);
      if (isUnwritten) setAttempt(attempt + 1);
      return isUnwritten;
    },
  };
}
