import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { sessionUser } from '@portal/shared-ui/testing';
import type { ReactNode } from 'react';

const session: SessionState = {
  status: 'signed-in',
  user: sessionUser(),
  institution: null,
  role: 'primary_researcher',
  roles: ['primary_researcher'],
  expires: null,
  impersonator: null,
  wasLost: false,
  switchRole: async () => {},
  signOut: async () => {},
  refresh: async () => {},
  accept: async () => {},
};

/** Renders children as staff of the foundation. */
export function AsStaff({ children }: { children: ReactNode }) {
  const staff: SessionState = { ...session, role: 'sfari_admin', roles: ['sfari_admin'] };
  return <SessionContext value={staff}>{children}</SessionContext>;
}

/** Renders children as a visitor who is not signed in. */
export function AsVisitor({ children }: { children: ReactNode }) {
  const visitor: SessionState = { ...session, status: 'anonymous', user: null, role: null, roles: [] };
  return <SessionContext value={visitor}>{children}</SessionContext>;
}

/** Renders children as a signed-in investigator. */
export function AsResearcher({ children }: { children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
