import { useState } from 'react';
import { api } from '@portal/shared-ui/data';

/** For whom: an address, or the link of an older mail. */
export type ResendBody = { email: string } | { token: string };

/** Asks for the verification mail again. The answer is the same for every address, known or not. */
export function useResend(body: ResendBody) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const resend = async () => {
    setState('sending');
    try {
      await api('POST /resend-verification/', { anonymous: true, body });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return { state, resend, reset: () => setState('idle') };
}
