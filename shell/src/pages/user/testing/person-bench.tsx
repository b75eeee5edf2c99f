import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@portal/contract/types';
import type { Role } from '@portal/contract/roles';
import { LoadingText, PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { FreshReads, sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import { vi } from 'vitest';
import { userRoutes } from '../../../app/routes/user.routes.tsx';

export interface Sent {
  /** 'PATCH /user/7/'. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}
const NOTHING: Answer = { body: { count: 0, next: null, previous: null, results: [] } };

export const person = (more: Partial<User> = {}): User => ({
  id: 7,
  display_name: 'Ada Byron',
  full_name: 'Ada Byron',
  first_name: 'Ada',
  last_name: 'Byron',
  title: null,
  email: 'ada@uni.test',
  phone_number: null,
  active: true,
  verified: false,
  primary_role: 'primary_researcher',
  groups: [{ name: 'primary_researcher' }],
  globus_username: null,
  orcid: null,
  dataset_update_email_opted_in: false,
  abn_approved: false,
  joinder_date: null,
  compliance_date: null,
  suspended_request: null,
  created: '2026-01-02T12:00:00Z',
  last_login: null,
  institution: null,
  institutions: [],
  user_institutions: [],
  abilities: { read: true, edit: true },
  ...more,
});

/** The pages of people for somebody who acts as `role`, with a server of the test's own. */
export function openPeople(
  path: string,
  { role, id = 1, answers }: { role: Role; id?: number; answers: Readonly<Record<string, Answer>> },
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
        children: userRoutes({ isSignedIn: true, role }),
      },
    ],
    { initialEntries: [path] },
  );
  const user = userEvent.setup({ delay: null });
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
