import { render, screen } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { keptDestination, SessionContext } from '@portal/shared-ui/session';
import { setUpUser } from '@portal/shared-ui/testing';
import type { Role } from '@portal/contract/roles';
import { afterEach, expect, test } from 'vitest';
import { login as words } from '#texts/login';
import { makeSession } from '../../testing/make-session.ts';
import { LoginPage } from './LoginPage.tsx';

const PLACES = ['/', '/provide-institution', '/request/create', '/user'];

function open(path: string | { pathname: string; state: unknown }, person: Person = null) {
  const router = createMemoryRouter(
    [
      { path: 'login', element: <LoginPage /> },
      { path: 'password-reset', element: <LoginPage /> },
      { path: '/register', element: <h1>Register</h1> },
      ...PLACES.map((place) => ({ path: place, element: <h1>{place}</h1> })),
    ],
    { initialEntries: [path] },
  );
  render(
    <PortalProvider>
      <SessionContext value={withGoal(person)}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalProvider>,
  );
  return router;
}

type Person = { roles: Role[]; goal?: string } | null;
function withGoal(person: Person) {
  const session = makeSession(person);
  return { ...session, user: session.user && { ...session.user, goal: person?.goal ?? null } };
}
const ADMIN: Person = { roles: ['sfari_admin'] };
const GOAL = '/request/create?dataset=DS0001';
const whereabouts = ({ state: { location } }: ReturnType<typeof open>) =>
  `${location.pathname}${location.search}`;
afterEach(() => localStorage.clear());

test('the page that the account stores is where a login leads, also a later one', () => {
  expect(whereabouts(open('/login', { roles: ['sfari_admin'], goal: GOAL }))).toBe(GOAL);
  expect(keptDestination()).toBeNull();
});

test('a step that comes first does not lose the page that someone was sent here from', () => {
  const from = { pathname: '/login', state: { from: '/user' } };
  expect(whereabouts(open(from, { roles: ['primary_researcher'] }))).toBe('/provide-institution');
  expect(keptDestination()).toBe('/user');
});

test('a visitor who was sent here takes the page along into a registration', async () => {
  const user = setUpUser();
  open({ pathname: '/login', state: { from: GOAL } });
  await user.click(screen.getByRole('link', { name: words.createAccount }));
  expect(keptDestination()).toBe(GOAL);
});

test('the form, a link for a forgotten password and one to register [C2.1.2 C2.5.1]', () => {
  open('/login');
  expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  expect(screen.getByRole('link', { name: words.forgotPassword }).getAttribute('href')).toBe(
    '/reset-password',
  );
  expect(screen.getByRole('link', { name: words.createAccount }).getAttribute('href')).toBe('/register');
});

test('an address that was just verified is filled in, and no other page is wanted', () => {
  const router = open({ pathname: '/login', state: { email: 'ada@uni.test' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ada@uni.test');
  expect(router.state.location.search).toBe('');
});

test.each([
  ['a verified address is told [C2.1.16]', '/login?redirect=email_verified', MESSAGES.verifiedLogin],
  ['a new password is told [C2.1.9 C2.1.16]', '/password-reset', words.wasReset],
])('%s', (_, path, message) => {
  open(path);
  expect(screen.getByRole('status').textContent).toBe(message);
});

test.each(['/login', '/password-reset'])('after success on %s the person is at / [C4.3.1 C2.1.2]', (path) => {
  expect(open(path, ADMIN).state.location.pathname).toBe('/');
});
