import { useEffect, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import type { ResponseOf } from '@portal/contract/types';
import { api, ApiError } from '@portal/shared-ui/data';

export type LinkStatus = ResponseOf<'GET /verify-user/'>;

export type LinkState<T> =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  /** No answer, or a server failure: a retry may help. */
  | { kind: 'failed'; retry: () => void }
  | { kind: 'known'; link: T };

type Look<T> = (token: string, signal: AbortSignal) => Promise<{ data: T }>;

/** Whether the error means that the link is invalid, not that the portal is failing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Why a link could not be used: it is invalid, or the server's text, for example that another role prevents it. */
export function linkProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.unexpectedError;
  const isBad = error.status === 404 || error.code === 'WRONG_STATE';
  return isBad ? MESSAGES.tokenUnverified : error.detail;
}

/**
 * Checks the link of a mail without using it up (decisions, "Session and security"). `look` must be a stable function,
 * defined outside of components.
 */
function useLook<T>(token: string, look: Look<T>): LinkState<T> {
  const [state, setState] = useState<LinkState<T>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const retry = () => {
      setState({ kind: 'loading' });
      setAttempt((number) => number + 1);
    };
    look(token, signal).then(
      ({ data }) => setState({ kind: 'known', link: data }),
      (error: unknown) => {
        if (signal.aborted) return;
        setState(isRefusal(error) ? { kind: 'invalid' } : { kind: 'failed', retry });
      },
    );
    return () => controller.abort();
  }, [token, look, attempt]);
  return state;
}

const lookAtLink: Look<LinkStatus> = (token, signal) =>
  api('GET /verify-user/', { anonymous: true, signal, query: { token } });

const lookAtReset: Look<ResponseOf<'GET /reset-password/'>> = (token, signal) =>
  api('GET /reset-password/', { anonymous: true, signal, query: { token } });

const lookAtUnlock: Look<ResponseOf<'GET /unlock-login/'>> = (token, signal) =>
  api('GET /unlock-login/', { anonymous: true, signal, query: { token } });

/** State of a link that verifies an address or invites an official. */
export const useLink = (token: string) => useLook(token, lookAtLink);

/** State of a link that sets a new password. */
export const useResetLink = (token: string) => useLook(token, lookAtReset);

/** State of a link that unlocks login while others are guessing the password. */
export const useUnlockLink = (token: string) => useLook(token, lookAtUnlock);
