import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import type { ReactNode } from 'react';

const session: SessionState = {
  status: 'signed-in',
  user: {
    id: 3,
    display_name: 'Maya Lindqvist',
    full_name: 'Maya Lindqvist',
    email: 'pi@demo.test',
    primary_role: 'primary_researcher',
    roles: ['primary_researcher'],
    globus_username: null,
    suspended_request: null,
    abn_approved: false,
  },
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

/** What a signed-in investigator sees. */
export function AsResearcher({ children }: { children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
