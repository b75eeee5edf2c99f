import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, invalidate, swrOptions, useList, writeRoleCookie } from './index.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...swrOptions, dedupingInterval: 0 }}>{children}</SWRConfig>
);
afterEach(() => vi.unstubAllGlobals());

test('a list is read, capped counts are reported, and a write makes it read again', async () => {
  let title = 'Before';
  const fetchMock = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json({
        count: 1000,
        count_capped: true,
        next: null,
        previous: null,
        results: [{ id: 1, title }],
      }),
    ),
  );
  vi.stubGlobal('fetch', fetchMock);
  writeRoleCookie('primary_researcher');
  const { result } = renderHook(() => useList('GET /project/', { limit: 1 }), { wrapper });
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.rows).toEqual([{ id: 1, title: 'Before' }]));
  expect(result.current).toMatchObject({ count: 1000, countCapped: true });

  title = 'After';
  await invalidate('project');
  await waitFor(() => expect(result.current.rows).toEqual([{ id: 1, title: 'After' }]));
  const calls = fetchMock.mock.calls.length;
  await invalidate('request');
  expect(fetchMock.mock.calls.length).toBe(calls);
});

test('a refusal is final', async () => {
  const fetchMock = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ detail: 'No', code: 'FORBIDDEN', correlation_id: 'c' }, { status: 403 })),
  );
  vi.stubGlobal('fetch', fetchMock);
  const { result } = renderHook(() => useList('GET /request/'), { wrapper });
  await waitFor(() => expect(result.current.error?.status).toBe(403));
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('the person who comes next asks anew and never gets what was asked before', async () => {
  const shared = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={swrOptions}>{children}</SWRConfig>
  );
  const page = (title: string) =>
    Response.json({ count: 1, next: null, previous: null, results: [{ id: 1, title }] });
  let answerSlowly: (answer: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    answerSlowly = resolve;
  });
  const fetchMock = vi.fn<typeof fetch>().mockReturnValueOnce(slow);
  fetchMock.mockImplementation(() => Promise.resolve(page('of the next person')));
  vi.stubGlobal('fetch', fetchMock);

  const before = renderHook(() => useList('GET /project/', { limit: 3 }), { wrapper: shared });
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  before.unmount();
  await forgetEverything();
  const { result } = renderHook(() => useList('GET /project/', { limit: 3 }), { wrapper: shared });
  answerSlowly(page('of the person before'));
  await waitFor(() => expect(result.current.rows).toEqual([{ id: 1, title: 'of the next person' }]));
});
