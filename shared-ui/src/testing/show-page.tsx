import { render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import type { Role } from '@portal/contract/roles';
import { PortalProvider } from '../design/index.ts';
import { createMemoryRouter, RouterProvider, useLocation } from '../design/router/index.ts';
import { SessionContext, type SessionInstitution, type SessionState } from '../portal/session/index.ts';
import { FreshReads } from './FreshReads.tsx';
import { sessionUser } from './session-user.ts';
import { vi } from 'vitest';
import { VISITOR } from './visitor.ts';
import { setUpUser } from './set-up-user.ts';

export interface Person {
  role?: Role;
  institution?: SessionInstitution | null;
  email?: string;
  /** The page that the user originally wanted before other steps had to come first. */
  goal?: string | null;
}

export function makeSession({
  role = 'primary_researcher',
  institution = null,
  email = 'pi@demo.test',
  goal = null,
}: Person): SessionState {
  return {
    ...VISITOR,
    status: 'signed-in',
    user: sessionUser({ id: 7, email, roles: [role], goal }),
    institution,
    role,
    roles: [role],
    refresh: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
}

/** Shows the address that the user was redirected to. */
function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="elsewhere">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

/**
 * Renders one page of the shell at its route in a data router, as in the portal; every other address shows its path.
 */
export function showPage(
  Component: ComponentType,
  { route, at = `/${route}`, ...person }: Person & { route: string; at?: string },
) {
  const session = makeSession(person);
  const router = createMemoryRouter(
    [
      { path: route, Component },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [at] },
  );
  const user = setUpUser();
  const result = render(
    <PortalProvider>
      <SessionContext value={session}>
        <FreshReads>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
        </FreshReads>
      </SessionContext>
    </PortalProvider>,
  );
  return { ...result, user, router, session };
}
