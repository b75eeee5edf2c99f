import type { Role } from '@portal/contract/roles';
import { LoadingText, PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider, useLocation } from '@portal/shared-ui/router';
import { SessionContext } from '@portal/shared-ui/session';
import { FreshReads, makeSession, sessionUser, setUpUser } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import { render } from '@testing-library/react';
import app from '../expose.tsx';

/** Shows the address of a page outside this app. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{`${pathname}${search}`}</p>;
}

/** Renders a page of the app at its address, by default for a user whose data request is approved. */
export function openTissue(
  path: string,
  { role = 'primary_researcher', isApproved = true }: { role?: Role; isApproved?: boolean } = {},
) {
  const session = {
    ...makeSession({ role }),
    user: sessionUser({ id: 7, roles: [role], abn_approved: isApproved }),
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        hydrateFallbackElement: <LoadingText />,
        children: [...app.routes, { path: '*', Component: Elsewhere }],
      },
    ],
    { initialEntries: [path] },
  );
  const user = setUpUser();
  const result = render(
    <PortalProvider>
      <SessionContext value={session}>
        <FreshReads>
          <RouterProvider router={router} />
        </FreshReads>
        <Toaster />
      </SessionContext>
    </PortalProvider>,
  );
  return { ...result, user, router };
}
