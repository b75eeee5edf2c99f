import { act, renderHook, waitFor } from '@testing-library/react';
import { useDensity } from '@portal/shared-ui';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { useAccountDensity } from './use-account-density.ts';

const sent: { url: unknown; body: unknown }[] = [];
const fetched = vi.fn<typeof fetch>(async (url, options) => {
  sent.push({ url, body: options?.body });
  return Response.json({});
});

function open(given: Partial<SessionState>) {
  sent.length = 0;
  vi.stubGlobal('fetch', fetched);
  const session: SessionState = { ...VISITOR, ...given };
  const { result } = renderHook(
    () => {
      useAccountDensity();
      return useDensity();
    },
    { wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext> },
  );
  return result;
}
const shown = () => document.documentElement.dataset['density'];
const member = (density: 'compact' | null) =>
  ({ status: 'signed-in', user: sessionUser({ id: 7, density }) }) as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('lists have the density of the account, and the usual one where none was chosen', () => {
  open(member('compact'));
  expect(shown()).toBe('compact');
  open(member(null));
  expect(shown()).toBe('comfortable');
});

test('a choice is shown immediately and stored in the account, the last one last', async () => {
  const result = open(member(null));
  act(() => result.current.choose('compact'));
  expect(shown()).toBe('compact');
  act(() => result.current.choose('comfortable'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ url }) => url)).toEqual(['/api/user/7/', '/api/user/7/']);
  expect(sent.map(({ body }) => body)).toEqual([
    JSON.stringify({ density: 'compact' }),
    JSON.stringify({ density: 'comfortable' }),
  ]);
});

test('visitors store theirs only in the browser', () => {
  const result = open({});
  act(() => result.current.choose('compact'));
  expect([shown(), localStorage.getItem('portal.density')]).toEqual(['compact', 'compact']);
  expect(sent).toEqual([]);
});

test('who acts for someone else changes nothing of theirs', () => {
  const result = open({ ...member('compact'), impersonator: { id: 1, display_name: 'Sam Superuser' } });
  act(() => result.current.choose('comfortable'));
  expect([shown(), sent]).toEqual(['comfortable', []]);
});
