import { act, renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { Session } from '@portal/contract';
import type { Role } from '@portal/contract/roles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, readRoleCookie, writeRoleCookie } from '../data/index.ts';
import { sessionUser } from '../../testing/session-user.ts';
import { SessionProvider, useImpersonation, useSession } from './index.ts';

const makeSession = (id: number, role: Role, impersonator: Session['impersonator'] = null): Session => ({
  user: sessionUser({ id, display_name: `Person ${id}`, email: `p${id}@demo.test`, roles: [role] }),
  institution: null,
  impersonator,
  expires: '2026-12-01T12:00:00Z',
});
const real = makeSession(1, 'superuser');
const acting = makeSession(2, 'sbso', { id: 1, display_name: 'Person 1' });
const refused = (code: string) => () =>
  Response.json({ detail: 'x', code, correlation_id: 'c' }, { status: 401 });
const json = (body: unknown) => () => Response.json(body);

let answers: Record<string, () => Response>;
const calls: string[] = [];
beforeEach(() => {
  writeRoleCookie(null);
  calls.length = 0;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${input.replace(/\?.*$/, '')}`;
    calls.push(call);
    return answers[call]?.() ?? Response.json({}, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function show(first: Session, seen: string[] = []) {
  answers = { ...answers, 'GET /api/session/': json(first) };
  const { result } = renderHook(
    () => {
      const session = useSession();
      useEffect(() => void seen.push(session.user?.display_name ?? session.status));
      return { session, impersonation: useImpersonation() };
    },
    { wrapper: SessionProvider },
  );
  await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
  return result;
}

test('begins with the other person and the role of theirs, and goes back the same way [C4.8.1]', async () => {
  answers = {
    'POST /api/api-token-auth/': json({ token: 't', session: acting }),
    'DELETE /api/impersonation/': json({ session: real }),
  };
  const seen: string[] = [];
  const result = await show(real, seen);
  expect(readRoleCookie()).toBe('superuser');
  window.history.pushState(null, '', '/superuser');
  await act(() => result.current.impersonation.start({ email: 'p2@demo.test' }));
  expect(result.current.session).toMatchObject({ user: { id: 2 }, role: 'sbso', impersonator: { id: 1 } });
  expect(readRoleCookie()).toBe('sbso');
  expect(window.location.pathname).toBe('/');
  // Pages of the superuser are gone before someone else is here: what they show would be asked for again, and refused.
  expect(seen).toEqual(['loading', 'Person 1', 'loading', 'Person 2']);
  await act(() => result.current.impersonation.stop());
  expect(result.current.session).toMatchObject({ user: { id: 1 }, role: 'superuser', impersonator: null });
  expect(readRoleCookie()).toBe('superuser');
});

test('is over after the hour: the real session is back, once for all calls, and a message says so', async () => {
  answers = { 'GET /api/project/': refused('NOT_SIGNED_IN') };
  const result = await show(acting);
  let isOver = false;
  answers['GET /api/session/'] = () => (isOver ? json(real)() : refused('IMPERSONATION_ENDED')());
  answers['DELETE /api/impersonation/'] = () => {
    isOver = true;
    return json({ session: real })();
  };
  await act(async () => {
    await Promise.allSettled([api('GET /project/'), api('GET /project/')]);
  });
  await waitFor(() => expect(result.current.session.user?.id).toBe(1));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  expect(result.current.session.wasLost).toBe(false);
});

test('says that it is over until it was read, and that a session is lost that nothing leads back to', async () => {
  answers = {
    'GET /api/project/': refused('NOT_SIGNED_IN'),
    'DELETE /api/impersonation/': json({ session: real }),
  };
  const result = await show(acting);
  answers['GET /api/session/'] = refused('IMPERSONATION_ENDED');
  await act(() => api('GET /project/').catch(() => undefined));
  await waitFor(() => expect(result.current.impersonation.wasReturned).toBe(true));
  act(() => result.current.impersonation.forgetReturn());
  expect(result.current.impersonation.wasReturned).toBe(false);

  const other = await show(acting);
  answers['GET /api/session/'] = refused('NOT_SIGNED_IN');
  await act(() => api('GET /project/').catch(() => undefined));
  await waitFor(() => expect(other.current.session).toMatchObject({ status: 'anonymous', wasLost: true }));
});
