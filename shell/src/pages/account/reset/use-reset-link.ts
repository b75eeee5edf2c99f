import { useEffect, useState } from 'react';
import { api } from '@portal/shared-ui/data';
import { isRefusal } from '../use-link.ts';

type ResetLink =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'known'; isUsable: boolean };

/** Whether the link can still set a password; only looks. */
export function useResetLink(token: string): ResetLink {
  const [state, setState] = useState<ResetLink>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const retry = () => {
      setState({ kind: 'loading' });
      setAttempt((number) => number + 1);
    };
    api('GET /reset-password/', { anonymous: true, signal, query: { token } }).then(
      ({ data }) => setState({ kind: 'known', isUsable: data.usable }),
      (error: unknown) => {
        if (signal.aborted) return;
        setState(isRefusal(error) ? { kind: 'known', isUsable: false } : { kind: 'failed', retry });
      },
    );
    return () => controller.abort();
  }, [token, attempt]);
  return state;
}
