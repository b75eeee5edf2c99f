import { fireEvent, render, screen } from '@testing-library/react';
import { LoadingText, PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { vi } from 'vitest';
import { makeSession } from '../../../testing/make-session.ts';
import { accountRoutes } from '../../../start/routes/account.routes.tsx';
import { password as passwordWords } from '#texts/password';
import { register as words } from '#texts/register';
import { setUpUser } from '@portal/shared-ui/testing';

export const GOOD_PASSWORD = 'Good-enough-1';

export interface Sent {
  /** Method and path, such as 'POST /register-user/'. */
  call: string;
  query: URLSearchParams;
  body: unknown;
}
export interface Answer {
  status?: number;
  body?: unknown;
}

/** Server answers by call; calls that are not listed get a server error. */
export type Answers = Record<string, Answer | ((sent: Sent) => Answer)>;

const SETTINGS: Answer = { body: { orcid_authorize_url: null, recaptcha_site_key: null } };

/** Renders an account page with a fake server. Unstub the globals afterwards. */
export function openAccountPage(
  path: string | { pathname: string; search?: string; hash?: string; state?: unknown },
  answers: Answers,
  session: Partial<SessionState> = {},
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://portal.test');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const one = {
      call: `${init?.method ?? 'GET'} ${url.pathname.slice('/api'.length)}`,
      query: url.searchParams,
      body,
    };
    sent.push(one);
    const known: Answers = { 'GET /sign-up-settings/': SETTINGS, ...answers };
    const found = known[one.call] ?? { status: 500 };
    const answer = typeof found === 'function' ? found(one) : found;
    return Promise.resolve(Response.json(answer.body ?? {}, { status: answer.status ?? 200 }));
  });
  const router = createMemoryRouter(
    [
      { hydrateFallbackElement: <LoadingText />, children: [...accountRoutes] },
      { path: 'login', element: <h1>Log in</h1> },
      { path: 'password-reset', element: <h1>Password was reset</h1> },
      { path: '/', element: <h1>Home</h1> },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <PortalProvider>
      <SessionContext value={{ ...makeSession(null), ...session }}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalProvider>,
  );
  return {
    ...view,
    router,
    user: setUpUser(),
    sentTo: (call: string) => sent.filter((one) => one.call === call),
  };
}
export type Bench = ReturnType<typeof openAccountPage>;

/** Sets a field's text in one step, because typing letter by letter through a whole form takes seconds. */
export function fill(label: string, value: string) {
  const input = screen.getByLabelText(label);
  input.focus();
  fireEvent.change(input, { target: { value } });
}

/** Fills what Submit requires: both passwords and the terms. */
export async function makeReady(user: Bench['user']) {
  fill(passwordWords.label, GOOD_PASSWORD);
  fill(passwordWords.confirm, GOOD_PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: words.agree }));
}
