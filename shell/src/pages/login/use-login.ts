import { useMemo } from 'react';
import { api } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { usePrefetchMember } from '../../session/prefetch-member.ts';
import { useAttempt } from '../../session/use-attempt.ts';
import { evaluateOutcome } from './login-outcome.ts';
import type { LoginValues } from './validate-login.ts';

interface LoginOptions {
  agreesToTerms?: boolean;
  /** Result of the visible bot check; without it the invisible check runs. */
  solution?: string | null;
  /** Whether the form contains the visible check. */
  isVisible?: boolean;
}

/** Runs one login: bot check, call, session. `outcome` is the reaction to a refusal, null while there is none. */
export function useLogin() {
  const { accept } = useSession();
  const prefetchMember = usePrefetchMember();
  const { attempt, isBusy, refusal, clear } = useAttempt();
  const outcome = useMemo(() => refusal && evaluateOutcome(refusal.error), [refusal]);

  const login = async (
    { email, password }: LoginValues,
    { agreesToTerms, solution, isVisible = false }: LoginOptions = {},
  ) => {
    prefetchMember();
    await attempt(async () => {
      const recaptcha = solution ?? (await solveInvisibly());
      const { data } = await api('POST /api-token-auth/', {
        anonymous: true,
        body: {
          email: email.trim(),
          password,
          recaptcha,
          is_v2: isVisible,
          ...(agreesToTerms ? { agreed_to_terms: true } : {}),
        },
      });
      await accept(data.session);
    });
  };

  const loginWithPasskey = async ({ agreesToTerms = false }: Pick<LoginOptions, 'agreesToTerms'> = {}) => {
    prefetchMember();
    await attempt(async () => {
      const { askPasskey } = await import('../../session/factors/passkey.ts');
      const passkey = await askPasskey();
      const { data } = await api('POST /session/passkey/', {
        anonymous: true,
        body: { passkey, ...(agreesToTerms ? { agreed_to_terms: true } : {}) },
      });
      await accept(data.session);
    });
  };

  /** Leaves the portal; the organization sends the browser back to a page of its own. */
  const loginAt = (organization: string) =>
    attempt(async () => {
      const { leaveFor } = await import('../../session/organization.ts');
      await leaveFor({ organization });
    });

  return { login, loginWithPasskey, loginAt, isBusy, outcome, clearOutcome: clear };
}

/** Loaded on the first attempt, because people who only open the page do not need it. */
async function solveInvisibly(): Promise<string> {
  const { solveBotCheck } = await import('@portal/shared-ui/bot-check');
  return solveBotCheck();
}
