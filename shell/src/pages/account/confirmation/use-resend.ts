import { useState } from 'react';
import { api } from '@portal/shared-ui/data';
import { useAttempt } from '../../../session/use-attempt.ts';

/** Identifies the account: by address, or by the link of an earlier mail. */
export type ResendBody = { email: string } | { token: string };

/** Requests the verification mail again. The answer is the same for every address, known or not. */
export function useResend(body: ResendBody) {
  const { attempt, isBusy, refusal, clear } = useAttempt();
  const [isSent, setSent] = useState(false);
  const resend = async () => {
    await attempt(async () => {
      await api('POST /resend-verification/', { anonymous: true, body });
      setSent(true);
    });
  };
  const state = isBusy ? 'sending' : refusal ? 'failed' : isSent ? 'sent' : 'idle';
  const reset = () => {
    setSent(false);
    clear();
  };
  return { state, resend, reset } as const;
}
