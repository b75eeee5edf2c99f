import { act, renderHook, waitFor } from '@testing-library/react';
import type { Session } from '@portal/contract';
import type { Role } from '@portal/contract/roles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, readRoleCookie, writeRoleCookie } from '../data/index.ts';
import { sessionUser } from '../../testing/session-user.ts';
import { SessionProvider, settleSessionRole, useSession } from './index.ts';

const user = (roles: Role[], primary: Role | null = null): Session['user'] =>
  sessionUser({ id: 4, display_name: 'Marta Lind', email: 'multi@demo.test', primary_role: primary, roles });
const session = (roles: Role[], primary: Role | null = null): Session => ({
  user: user(roles, primary),
  institution: null,
  impersonator: null,
  expires: '2026-12-01T12:00:00Z',
});

beforeEach(() => writeRoleCookie(null));
afterEach(() => vi.unstubAllGlobals());

describe('session role choice', () => {
  test('the saved role, if the person has it [C4.2.1]', () => {
    writeRoleCookie('rm_admin');
    expect(settleSessionRole(user(['sfari_reviewer', 'rm_admin'], 'sfari_reviewer'))).toBe('rm_admin');
  });

  test('else the primary role, which is then saved [C4.2.1]', () => {
    writeRoleCookie('superuser');
    expect(settleSessionRole(user(['sfari_reviewer', 'rm_admin'], 'sfari_reviewer'))).toBe('sfari_reviewer');
    expect(readRoleCookie()).toBe('sfari_reviewer');
  });

  test('else the only one [C4.2.1]', () => {
    expect(settleSessionRole(user(['sbso'], 'rm_admin'))).toBe('sbso');
  });

  test('else none, and a saved role that the person does not have is forgotten [C4.2.1]', () => {
    writeRoleCookie('superuser');
    expect(settleSessionRole(user(['sfari_reviewer', 'rm_admin']))).toBeNull();
    expect(readRoleCookie()).toBeNull();
  });
});

test('the choice is stored for 30 days [C3.0.13]', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  writeRoleCookie('rm_admin');
  expect(cookie.mock.calls[0]?.[0]).toContain('portal_role=rm_admin; Path=/; SameSite=Lax; Max-Age=2592000');
  cookie.mockRestore();
});

type Answer = { status: number; body?: unknown };

function serve(answers: Record<string, Answer>): void {
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const path = input.replace(/\?.*$/, '');
    const { status, body } = answers[`${init?.method ?? 'GET'} ${path}`] ?? { status: 404, body: {} };
    return Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
  });
}
const gone: Answer = { status: 401, body: { detail: 'x', code: 'NOT_SIGNED_IN', correlation_id: 'c' } };
const render = () => renderHook(() => useSession(), { wrapper: SessionProvider });

describe('the provider', () => {
  test('a visitor is anonymous and has lost nothing', async () => {
    serve({ 'GET /api/session/': { status: 200, body: null } });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('anonymous'));
    expect(result.current).toMatchObject({ user: null, role: null, wasLost: false });
  });

  test('who comes back with a token that is no longer good is a visitor too', async () => {
    serve({ 'GET /api/session/': gone });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('anonymous'));
    expect(result.current.wasLost).toBe(false);
  });

  test('a session that is gone when it is read again was lost', async () => {
    serve({ 'GET /api/session/': { status: 200, body: session(['sbso']) } });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    serve({ 'GET /api/session/': { status: 200, body: null } });
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject({ status: 'anonymous', wasLost: true });
  });

  test('a 401 later ends the session and says that it was lost [C4.1.1]', async () => {
    serve({ 'GET /api/session/': { status: 200, body: session(['sbso']) }, 'GET /api/project/': gone });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    await act(() => api('GET /project/').catch(() => undefined));
    expect(result.current).toMatchObject({ status: 'anonymous', wasLost: true, user: null });
    await act(() => api('GET /project/').catch(() => undefined));
    expect(result.current.wasLost, 'a second 401 takes nothing back').toBe(true);
  });

  test('switching the role saves it on the server and in the cookie [C4.2.1]', async () => {
    serve({
      'GET /api/session/': { status: 200, body: session(['sfari_admin', 'superuser']) },
      'PATCH /api/user/4/': { status: 200, body: {} },
    });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    expect(result.current.role).toBeNull();
    await act(() => result.current.switchRole('superuser'));
    expect(result.current.role).toBe('superuser');
    expect(readRoleCookie()).toBe('superuser');
  });

  test('a refused switch changes nothing', async () => {
    serve({
      'GET /api/session/': { status: 200, body: session(['sfari_admin', 'superuser'], 'sfari_admin') },
      'PATCH /api/user/4/': { status: 500, body: { detail: 'x', code: 'SERVER_ERROR', correlation_id: 'c' } },
    });
    const { result } = render();
    await waitFor(() => expect(result.current.role).toBe('sfari_admin'));
    await act(() => expect(result.current.switchRole('superuser')).rejects.toMatchObject({ status: 500 }));
    expect(result.current.role).toBe('sfari_admin');
    expect(readRoleCookie()).toBe('sfari_admin');
  });

  test('an outage is no sign-out', async () => {
    serve({ 'GET /api/session/': { status: 503, body: {} } });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('unreachable'));
  });

  test('signing out forgets the role; when the server fails the session lives on [C4.1.1]', async () => {
    serve({
      'GET /api/session/': { status: 200, body: session(['sbso']) },
      'DELETE /api/session/': { status: 503 },
    });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    await act(() => expect(result.current.signOut()).rejects.toMatchObject({ status: 503 }));
    expect(result.current.status).toBe('signed-in');
    serve({ 'DELETE /api/session/': { status: 204 } });
    await act(() => result.current.signOut());
    expect(result.current).toMatchObject({ status: 'anonymous', wasLost: false });
    expect(readRoleCookie()).toBeNull();
  });

  test('what was typed in the tab goes with who logs out, and stays when the session is lost', async () => {
    serve({
      'GET /api/session/': { status: 200, body: session(['sbso']) },
      'DELETE /api/session/': { status: 204 },
    });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    sessionStorage.setItem('portal.text.user-4.comment-12', 'Between us');
    serve({ 'GET /api/session/': gone });
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject({ status: 'anonymous', wasLost: true });
    expect(sessionStorage.getItem('portal.text.user-4.comment-12')).toBe('Between us');
    serve({ 'DELETE /api/session/': { status: 204 } });
    await act(() => result.current.signOut());
    expect(sessionStorage.getItem('portal.text.user-4.comment-12')).toBeNull();
  });

  test('a log-out in another tab forgets what was typed in this one', async () => {
    serve({ 'GET /api/session/': { status: 200, body: session(['sbso']) } });
    const { result } = render();
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    sessionStorage.setItem('portal.text.user-4.comment-12', 'Between us');
    serve({ 'GET /api/session/': { status: 200, body: null } });
    await act(async () =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal-session-changed' })),
    );
    await waitFor(() => expect(result.current.status).toBe('anonymous'));
    expect(sessionStorage.getItem('portal.text.user-4.comment-12')).toBeNull();
  });
});
