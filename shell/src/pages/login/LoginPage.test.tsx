import { render, screen } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { SessionContext } from '@portal/shared-ui/session';
import { expect, test } from 'vitest';
import { login as words } from '#texts/login';
import { makeSession } from '../../testing/make-session.ts';
import { LoginPage } from './LoginPage.tsx';

function open(path: string, isSignedIn = false) {
  const router = createMemoryRouter(
    [
      { path: 'login', element: <LoginPage /> },
      { path: 'password-reset', element: <LoginPage /> },
      { path: '/', element: <h1>Home</h1> },
    ],
    { initialEntries: [path] },
  );
  render(
    <PortalProvider>
      <SessionContext value={makeSession(isSignedIn ? { roles: ['sfari_admin'] } : null)}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalProvider>,
  );
  return router;
}

test('the form, a link for a forgotten password and one to register [C2.1.2 C2.5.1]', () => {
  open('/login');
  expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  expect(screen.getByRole('link', { name: words.forgotPassword }).getAttribute('href')).toBe(
    '/reset-password',
  );
  expect(screen.getByRole('link', { name: words.createAccount }).getAttribute('href')).toBe('/register');
});

test.each([
  ['a verified address is told [C2.1.16]', '/login?redirect=email_verified', MESSAGES.verifiedLogin],
  ['a new password is told [C2.1.9 C2.1.16]', '/password-reset', words.wasReset],
])('%s', (_, path, message) => {
  open(path);
  expect(screen.getByRole('status').textContent).toBe(message);
});

test.each(['/login', '/password-reset'])('after success on %s the person is at / [C4.3.1 C2.1.2]', (path) => {
  expect(open(path, true).state.location.pathname).toBe('/');
});
