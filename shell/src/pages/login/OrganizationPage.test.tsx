/** Logins at organizations: the buttons of the login form, and the page to which the browser comes back. */
import { render, screen, waitFor } from '@testing-library/react';
import { PortalProvider } from '@portal/shared-ui';
import { BrandingContext, useBranding } from '@portal/shared-ui/branding';
import { createMemoryRouter, RouterProvider, useLocation } from '@portal/shared-ui/router';
import { SessionProvider } from '@portal/shared-ui/session';
import { axeViolations, sessionUser, setUpUser } from '@portal/shared-ui/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginFailure } from '../../session/came-from.ts';
import { LoginForm } from './LoginForm.tsx';
import { Component as OrganizationPage } from './OrganizationPage.tsx';

const ORGANIZATIONS = [
  { id: 'lakeside', name: 'Lakeside University' },
  { id: 'nordvik', name: 'Nordvik Institute' },
];
const SESSION = {
  user: sessionUser({ id: 7, display_name: 'Ada Byron', email: 'ada@demo.test', roles: ['sfari_admin'] }),
  institution: null,
  impersonator: null,
  expires: '2099-01-01T00:00:00Z',
};
const ANSWER = { attempt: 'token', organization: 'Lakeside University', email: 'ada@lakeside.test' };
const refused = (code: string, current?: object) => ({ status: 400, body: { code, detail: 'x', current } });

let answers: Record<string, { status?: number; body: unknown }>;
let sent: { call: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${new URL(address, 'http://portal.test').pathname.slice(4)}`;
    sent.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const { status = 200, body } = answers[call] ?? { body: null };
    return Promise.resolve(Response.json(body, { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Branded({ children }: { children: ReactNode }) {
  const words = { ...useBranding(), organizations: ORGANIZATIONS };
  return <BrandingContext value={{ words, isLoading: false }}>{children}</BrandingContext>;
}
function LoginStub() {
  const { state } = useLocation();
  return <h1>{loginFailure(state) ?? 'Log in'}</h1>;
}
let sequence = 0;
/** Each address is sent once only, so each test has its own. */
function open(path = `/login/organization/lakeside?code=${(sequence += 1)}&state=s`) {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <LoginForm /> },
      { path: '/login/organization/:organization', element: <OrganizationPage /> },
      { path: '/login', element: <LoginStub /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [path] },
  );
  const user = setUpUser();
  const { container } = render(
    <PortalProvider>
      <SessionProvider>
        <Branded>
          <RouterProvider router={router} />
        </Branded>
      </SessionProvider>
    </PortalProvider>,
  );
  return { user, router, container };
}
const calls = () => sent.map(({ call }) => call);

test('the form offers organizations above the password, the way used last first', async () => {
  localStorage.setItem('portal.login-way', 'nordvik');
  const { container } = open('/form');
  const buttons = await screen.findAllByRole('button');
  expect(buttons.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Continue with Nordvik Institute',
    'Continue with Lakeside University',
  ]);
  expect(buttons.at(-1)?.textContent).toBe('Log In');
  expect(await axeViolations(container)).toEqual([]);
});

test('an organization that is down says so, and the password is still there', async () => {
  answers['POST /organization-login/'] = {
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE', detail: 'Lakeside University can’t be reached right now' },
  };
  const { user } = open('/form');
  await user.click(await screen.findByRole('button', { name: 'Continue with Lakeside University' }));
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached right now');
  expect(screen.getByRole('button', { name: 'Log In' })).toHaveProperty('disabled', false);
});

test('a known login opens the account', async () => {
  answers['POST /organization-login/callback/'] = { body: { ...ANSWER, status: 'known' } };
  answers['POST /organization-login/finish/'] = { body: { token: 't', session: SESSION } };
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent.find(({ call }) => call.endsWith('/finish/'))?.body).toEqual({ attempt: 'token' });
});

test('a known login of someone with a second factor asks for it', async () => {
  answers['POST /organization-login/callback/'] = { body: { ...ANSWER, status: 'known' } };
  answers['POST /organization-login/finish/'] = refused('SECOND_FACTOR', { step: 's', methods: ['totp'] });
  open();
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(screen.getByText(/Your organization confirmed who you are/)).toBeTruthy();
});

test('an unknown login asks for the password once, and is then linked', async () => {
  answers['POST /organization-login/callback/'] = { body: { ...ANSWER, status: 'unknown' } };
  const { container, router } = open();
  expect(await screen.findByRole('heading', { name: 'Link Lakeside University' })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@lakeside.test');
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  expect(calls()).not.toContain('POST /organization-login/link/');
  expect(router.state.location.pathname).toBe('/login/organization/lakeside');
});

test('links an unknown login to the account of a logged-in person immediately', async () => {
  answers['GET /session/'] = { body: SESSION };
  answers['POST /organization-login/callback/'] = { body: { ...ANSWER, attempt: 'two', status: 'unknown' } };
  answers['POST /organization-login/link/'] = { body: { token: 't', session: SESSION } };
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sent.filter(({ call }) => call.endsWith('/link/'))).toEqual([
    { call: 'POST /organization-login/link/', body: { attempt: 'two' } },
  ]);
});

test('a failure leads back to the login page with its message', async () => {
  answers['POST /organization-login/callback/'] = {
    status: 400,
    body: { answer: ['You did not finish the login at Lakeside University'] },
  };
  open();
  expect(
    await screen.findByRole('heading', { name: 'You did not finish the login at Lakeside University' }),
  ).toBeTruthy();
});
