import { render } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import { LoadingText, PortalProvider } from '../design/index.ts';
import { createMemoryRouter, RouterProvider, type RouteObject } from '../design/router/index.ts';
import { SessionContext, type SessionState } from '../portal/session/index.ts';
import { FreshReads } from './FreshReads.tsx';
import { sessionUser } from './session-user.ts';
import { VISITOR } from './visitor.ts';
import { Toaster } from '../design/toaster/index.ts';
import { vi } from 'vitest';
import { setUpUser } from './set-up-user.ts';

interface Sent {
  /** 'PATCH /user/7/'. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
export interface RouteAnswer {
  readonly status?: number;
  readonly body?: unknown;
}
const NOTHING: RouteAnswer = { body: { count: 0, next: null, previous: null, results: [] } };

/** Renders pages of an app for a user with `role`, with a fake server of the test; every other list is empty. */
export function renderRoutes(
  routes: RouteObject[],
  path: string,
  { role, id = 1, answers }: { role: Role; id?: number; answers: Readonly<Record<string, RouteAnswer>> },
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://portal.test');
    const call = `${init?.method ?? 'GET'} ${url.pathname.slice('/api'.length)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, query: url.searchParams, body });
    const { status = 200, body: answer } = answers[call] ?? NOTHING;
    return Promise.resolve(
      new Response(answer === undefined ? null : JSON.stringify(answer), {
        status,
        headers: { ETag: 'W/"1"' },
      }),
    );
  });
  const session: SessionState = {
    ...VISITOR,
    status: 'signed-in',
    user: sessionUser({ id, display_name: 'Reader', email: 'reader@demo.test', roles: [role] }),
    role,
    roles: [role],
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        hydrateFallbackElement: <LoadingText>Loading</LoadingText>,
        children: routes,
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
  return { ...result, user, sent, router };
}
