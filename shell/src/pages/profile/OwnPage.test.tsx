import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { SessionContext } from '@portal/shared-ui/session';
import { sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { PortalProvider } from '@portal/shared-ui';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { profileRoutes } from '../../start/routes/profile.routes.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The routes of the shell beside what it puts at an address that no app opens to the role. */
function show(path: string, role: string | null) {
  const [, ...routes] = profileRoutes({ isSignedIn: true, role });
  const router = createMemoryRouter(
    [
      { path: 'my-profile', element: <h1>My profile</h1> },
      ...routes,
      { path: 'user/*', element: <h1>No app opens this</h1> },
    ],
    { initialEntries: [path] },
  );
  render(
    <PortalProvider>
      <SessionContext value={{ ...VISITOR, status: 'signed-in', user: sessionUser({ id: 7 }) }}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalProvider>,
  );
}

test('an account without a role is led from its own page to the profile', async () => {
  show('/user/7', null);
  expect(await screen.findByRole('heading', { name: 'My profile' })).toBeTruthy();
});

test('it is refused the page of someone else', async () => {
  show('/user/8', null);
  expect(await screen.findByText(/Unavailable or no permission/i)).toBeTruthy();
});

test('with a role the address is the one of the app', async () => {
  show('/user/7', 'sfari_admin');
  expect(await screen.findByRole('heading', { name: 'No app opens this' })).toBeTruthy();
});
