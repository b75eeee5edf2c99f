import type { SessionRole } from '@portal/contract/roles';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import type { ReactNode } from 'react';

const notNeeded = () => Promise.resolve();

const makeSession = (role: SessionRole, id: number): SessionState => ({
  status: 'signed-in',
  user: {
    id,
    email: 'dana@foundation.test',
    display_name: 'Dana Whitaker',
    full_name: 'Dana Whitaker',
  } as NonNullable<SessionState['user']>,
  institution: null,
  role,
  roles: [role],
  expires: null,
  impersonator: null,
  wasLost: false,
  switchRole: notNeeded,
  signOut: notNeeded,
  refresh: notNeeded,
  accept: notNeeded,
});

/** Renders `ui` for a user who acts as `role`, with the area where notices appear. */
export function showAs(
  role: SessionRole,
  ui: ReactNode,
  { id = 1, ...options }: { path?: string; id?: number } = {},
) {
  return renderWithPortal(
    <SessionContext value={makeSession(role, id)}>
      {ui}
      <Toaster />
    </SessionContext>,
    options,
  );
}
