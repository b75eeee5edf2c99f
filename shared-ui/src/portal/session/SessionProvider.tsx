import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SWRConfig } from 'swr';
import type { Session } from '@portal/contract';
import type { SessionRole } from '@portal/contract/roles';
import {
  api,
  ApiError,
  forgetEverything,
  onSessionLost,
  swrOptions,
  writeRoleCookie,
} from '../data/index.ts';
import { SignedIn } from '../../design/errors/signed-in.ts';
import { forgetNotices } from '../../design/toaster/forget-notices.ts';
import { ImpersonationContext, type ImpersonationState } from './impersonation-context.ts';
import { onOtherTab, notifyOtherTabs } from './other-tabs.ts';
import { settleSessionRole } from './role-choice.ts';
import { SessionContext, type SessionState } from './session-context.ts';
import { clearTabStorage } from './tab-drafts.ts';

type Known = Pick<SessionState, 'status' | 'wasLost' | 'role'> & {
  session: Session | null;
  /** True after an impersonation timed out, until the user dismisses the notice. */
  wasReturned?: boolean;
};
const LOADING: Known = { status: 'loading', session: null, role: null, wasLost: false };
const ANONYMOUS: Known = { ...LOADING, status: 'anonymous' };

const signedIn = (session: Session): Known => ({
  status: 'signed-in',
  session,
  role: settleSessionRole(session.user),
  wasLost: false,
});

/**
 * Asks the server who is signed in. Without an answer the known state stays, so that a short outage signs no one out.
 */
async function readSession(): Promise<(before: Known) => Known> {
  try {
    const { data } = await api('GET /session/', { anonymous: true });
    return data ? () => signedIn(data) : afterRefusal;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'IMPERSONATION_ENDED') return returnToReal();
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return afterRefusal;
    return (before) => (before.session ? before : { ...ANONYMOUS, status: 'unreachable' });
  }
}

/**
 * Updates the session after another tab changed it. If no one is signed in anymore, that tab logged out, and this tab
 * deletes its drafts too.
 */
async function followOtherTab(): Promise<(before: Known) => Known> {
  const beforeSwitch = await readSession();
  if (beforeSwitch === afterRefusal) clearTabStorage();
  return beforeSwitch;
}

let returning: Promise<(before: Known) => Known> | null = null;

/**
 * Returns to the superuser's own session when the impersonation times out. The return is possible only once, so
 * simultaneous calls share one request.
 */
function returnToReal(): Promise<(before: Known) => Known> {
  returning ??= leaveOther().then(
    (session) => () => ({ ...signedIn(session), wasReturned: true }),
    () => afterRefusal,
  );
  return returning.finally(() => {
    returning = null;
  });
}

/** Ends the impersonation, clears the session role and all cached data (spec 1 section 4). */
async function leaveOther(): Promise<Session> {
  const { data } = await api('DELETE /impersonation/', { anonymous: true });
  writeRoleCookie(null);
  await forgetEverything();
  return data.session;
}

/**
 * The next user's router starts at the address of the window. The history is changed without the current router, which
 * would briefly show the previous user's home page.
 */
const beginAtHome = (): void => window.history.pushState(null, '', '/');

/**
 * If someone was signed in, the session is lost; for a visitor nothing changes. Later refusals do not change the
 * result.
 */
const afterRefusal = (before: Known): Known =>
  before.session || before.wasLost ? { ...ANONYMOUS, wasLost: true } : ANONYMOUS;

/** Reads `GET /session/` once and gives it to everything below, together with the portal's SWR settings. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>(LOADING);
  const isActing = Boolean(known.session?.impersonator);

  useEffect(() => {
    void readSession().then(setKnown);
  }, []);

  useEffect(
    () =>
      onSessionLost(() => {
        // With impersonation, perhaps only the impersonation has ended: ask the server.
        if (isActing) void readSession().then(setKnown);
        else setKnown(afterRefusal);
        void forgetEverything();
      }),
    [isActing],
  );

  useEffect(
    () =>
      onOtherTab(() => {
        void forgetEverything();
        void followOtherTab().then(setKnown);
      }),
    [],
  );

  const { session } = known;
  const state = useMemo<SessionState>(
    () => ({
      status: known.status,
      wasLost: known.wasLost,
      role: known.role,
      user: session?.user ?? null,
      institution: session?.institution ?? null,
      roles: session?.user.roles ?? [],
      expires: session ? new Date(session.expires) : null,
      impersonator: session?.impersonator ?? null,
      refresh: async () => setKnown(await readSession()),
      async accept(fresh) {
        await forgetEverything();
        setKnown(signedIn(fresh));
        notifyOtherTabs();
      },
      async switchRole(role: SessionRole, beforeSwitch) {
        if (!session) return;
        await api('PATCH /user/{id}/', {
          params: { id: session.user.id },
          body: { primary_role: role },
          // The component that switches the role shows the failure: 'Error setting primary'.
          silent: true,
        });
        await beforeSwitch?.();
        // an Undo of the previous role must not run in another role
        forgetNotices();
        writeRoleCookie(role);
        setKnown(signedIn({ ...session, user: { ...session.user, primary_role: role } }));
      },
      async signOut(beforeSwitch) {
        await api('DELETE /session/', { anonymous: true }).catch((error: unknown) => {
          // A 401 means that the session has already ended. Any other failure must be reported, because the cookie is
          // still valid.
          if (!(error instanceof ApiError) || error.status !== 401) throw error;
        });
        await beforeSwitch?.();
        clearTabStorage();
        writeRoleCookie(null);
        await forgetEverything();
        setKnown(ANONYMOUS);
        notifyOtherTabs();
      },
    }),
    [known, session],
  );
  const impersonation = useMemo<ImpersonationState>(
    () => ({
      wasReturned: known.wasReturned === true,
      async start(body) {
        const { data } = await api('POST /api-token-auth/', { body: { ...body, token: null }, quiet: true });
        writeRoleCookie(null);
        // Components that are still mounted would read their data again as the other user, and be refused.
        flushSync(() => setKnown(LOADING));
        await forgetEverything();
        beginAtHome();
        setKnown(signedIn(data.session));
        notifyOtherTabs();
      },
      async stop() {
        const real = await leaveOther();
        beginAtHome();
        setKnown(signedIn(real));
        notifyOtherTabs();
      },
      forgetReturn: () => setKnown((before) => ({ ...before, wasReturned: false })),
    }),
    [known.wasReturned],
  );

  return (
    <SWRConfig value={swrOptions}>
      <SessionContext value={state}>
        <ImpersonationContext value={impersonation}>
          <SignedIn value={state.user !== null}>{children}</SignedIn>
        </ImpersonationContext>
      </SessionContext>
    </SWRConfig>
  );
}
