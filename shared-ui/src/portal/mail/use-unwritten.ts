import { hasUnwritten } from '@portal/contract/mail-rules';
import { useState } from 'react';
import type { MailWords } from './draft.ts';

/** Stops a mail in which its template left something to write, as the server would. */
export function useUnwritten({ subject, body }: MailWords) {
  const [attempt, setAttempt] = useState(0);
  return {
    /** For `MailFields`, which says so at the field. */
    attempt,
    /** @returns whether the mail has to wait for words */
    isRefused: (): boolean => {
      const isUnwritten = hasUnwritten(subject) || hasUnwritten(body);
      if (isUnwritten) setAttempt(attempt + 1);
      return isUnwritten;
    },
  };
}
