import { screen, waitFor } from '@testing-library/react';
import { invalidate } from '@portal/shared-ui/data';
import { axeViolations, FreshReads, renderWithPortal } from '@portal/shared-ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotificationBell } from './NotificationBell.tsx';

interface Row {
  id: number;
  message: string;
  redirect: string | null;
  created: string;
}
const row = (id: number): Row => ({
  id,
  message: `Request ${id} was approved`,
  redirect: `/request/${id}`,
  created: '2026-01-02T10:00:00Z',
});
let rows: Row[] = [];
let isDown = false;
const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  isDown = false;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    calls.push(`${method} ${url}`);
    if (isDown) return Promise.resolve(new Response('', { status: 503 }));
    if (url.startsWith('/api/notification/news/'))
      return Promise.resolve(
        Response.json({
          count: rows.length,
          latest: rows.length ? Math.max(...rows.map(({ id }) => id)) : null,
        }),
      );
    if (method === 'DELETE') {
      const through = Number(new URL(url, 'http://portal').searchParams.get('through') ?? 0);
      const [, id] = /notification\/(\d+)\//.exec(url) ?? [];
      rows = rows.filter((one) => (id ? one.id !== Number(id) : one.id > through));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    return Promise.resolve(Response.json({ count: rows.length, next: null, previous: null, results: rows }));
  });
});
afterEach(() => vi.unstubAllGlobals());
const show = () =>
  renderWithPortal(
    <FreshReads>
      <NotificationBell />
    </FreshReads>,
  );
const open = async (name: RegExp) => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name }));
  return user;
};

test('without notifications it says so and Clear All is disabled [C2.7.1 C3.0.5]', async () => {
  rows = [];
  await open(/^Notifications, none/);
  expect(await screen.findByText('No notifications')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear All' }).hasAttribute('disabled')).toBe(true);
});

test('each is removed separately, Clear All takes what is there to see [C3.0.5 C7.5.1]', async () => {
  rows = [row(3), row(2), row(1)];
  const user = await open(/^Notifications, 3/);
  expect((await screen.findByRole('link', { name: 'Request 2 was approved' })).getAttribute('href')).toBe(
    '/request/2',
  );
  expect(await axeViolations(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove: Request 2 was approved' }));
  await waitFor(() => expect(screen.queryByText('Request 2 was approved')).toBeNull());
  expect(screen.getByText('Request 3 was approved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText('No notifications')).toBeTruthy();
  expect(calls).toContain('DELETE /api/notification/?through=3');
  expect(await screen.findByRole('button', { name: /^Notifications, none/ })).toBeTruthy();
});

test('what arrives is counted and said aloud without a reload', async () => {
  rows = [row(1)];
  show();
  await screen.findByRole('button', { name: /^Notifications, 1/ });
  rows = [row(2), row(1)];
  await act(() => invalidate('notification'));
  expect(await screen.findByText('1 new notification')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Notifications, 2/ })).toBeTruthy();
  isDown = true;
  await act(() => invalidate('notification'));
  expect(screen.getByRole('button', { name: /^Notifications, 2/ })).toBeTruthy();
});

describe('asking automatically', () => {
  const asked = () => calls.filter((call) => call.includes('/notification/news/')).length;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const look = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    rows = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('a page that is looked at asks every five seconds and shows what came, also from another tab', async () => {
    show();
    await pass(100);
    expect(asked()).toBe(1);
    await pass(5000);
    await pass(5000);
    expect(asked()).toBe(3);
    rows = [row(1)];
    await pass(5000);
    expect(screen.getByRole('button', { name: /^Notifications, 1/ })).toBeTruthy();
    // cleared in another tab
    rows = [];
    await pass(5100);
    expect(screen.getByRole('button', { name: /^Notifications, none/ })).toBeTruthy();
  });

  test('a hidden page asks nothing, and immediately when it is looked at again', async () => {
    show();
    await pass(100);
    look('hidden');
    const before = asked();
    await pass(60_000);
    expect(asked()).toBe(before);
    rows = [row(1)];
    look('visible');
    // the cache hears of it on the real clock
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before), 30_000);
    await pass(100);
    expect(screen.getByRole('button', { name: /^Notifications, 1/ })).toBeTruthy();
  });

  test('a question that fails is silent, and the next one is asked as usual', async () => {
    show();
    await pass(100);
    isDown = true;
    await pass(5000);
    await pass(5000);
    await pass(5000);
    expect(asked()).toBe(4);
    isDown = false;
    rows = [row(1)];
    await pass(5000);
    expect(screen.getByRole('button', { name: /^Notifications, 1/ })).toBeTruthy();
  });
});
