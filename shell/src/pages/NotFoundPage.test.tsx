import { render, screen } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { SessionContext } from '@portal/shared-ui/session';
import { axeViolations } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { makeSession } from '../testing/make-session.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

function open(isSignedIn: boolean, state: unknown = null) {
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], {
    initialEntries: [{ pathname: '/no/such/page', state }],
  });
  return render(
    <PortalProvider>
      <SessionContext value={makeSession(isSignedIn ? { roles: ['sbso'] } : null)}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalProvider>,
  );
}

test('a visitor finds a login form and Create an Account [C2.1.15]', async () => {
  const { container } = open(false);
  expect(screen.getByRole('heading', { name: MESSAGES.notFoundTitle })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Create an Account' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/register']);
  expect(await axeViolations(container)).toEqual([]);
});

test('who is logged in goes home; a correlation id shows when there is one [C2.1.15]', () => {
  open(true, { correlationId: 'c-404' });
  expect(screen.getByRole('link', { name: 'Return To Home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
  expect(screen.getByText('c-404')).toBeTruthy();
});
