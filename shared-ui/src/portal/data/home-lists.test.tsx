import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { passTime, startFakeClock } from '../../testing/index.ts';
import { BackgroundPart, swrOptions, useList, useLoadingPanel } from './index.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...swrOptions, provider: () => new Map(), shouldRetryOnError: false }}>
    <BackgroundPart value="panel">{children}</BackgroundPart>
  </SWRConfig>
);
afterEach(() => vi.unstubAllGlobals());

const page = (count: number) => ({ count, next: null, previous: null, results: [] });
const answerAll = (answers: Readonly<Record<string, unknown>>) => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(decodeURIComponent(decodeURIComponent(url)));
    const name = new URL(url, 'http://portal').pathname;
    const answer = answers[name];
    return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
  });
  return calls;
};
const useThree = () => [
  useList('GET /request/', { status__in: [2, 3], limit: 1 }),
  useList('GET /incident/', { limit: 1 }),
  useList('GET /institution/', { limit: 1 }),
];

test('panels that read in one moment make one call for each service; a single list is read as ever', async () => {
  const calls = answerAll({
    '/api/researcher-home-list/': { results: [page(5), page(6)].map((body) => ({ status: 200, body })) },
    '/api/institution/': page(7),
  });
  const { result } = renderHook(useThree, { wrapper });
  await waitFor(() => expect(result.current.map(({ count }) => count)).toEqual([5, 6, 7]));
  expect(calls).toEqual([
    '/api/researcher-home-list/?lists=request?status__in=2%2C3&limit=1,incident?limit=1',
    '/api/institution/?limit=1',
  ]);
});

test('a list that fails leaves the others', async () => {
  const refusal = { detail: 'No', code: 'FORBIDDEN', correlation_id: 'c' };
  answerAll({
    '/api/researcher-home-list/': {
      results: [
        { status: 403, body: refusal },
        { status: 200, body: page(6) },
      ],
    },
    '/api/institution/': page(7),
  });
  const { result } = renderHook(useThree, { wrapper });
  await waitFor(() => expect(result.current[1]?.count).toBe(6));
  expect(result.current[0]?.error).toMatchObject({
    status: 403,
    detail: 'No',
    call: 'GET /api/request/?status__in=2%2C3&limit=1',
  });
});

test('a call that fails is an error of each of its lists, in its own words', async () => {
  answerAll({
    '/api/researcher-home-list/': Response.json({ detail: 'x', code: 'SERVER_ERROR' }, { status: 500 }),
    '/api/institution/': page(7),
  });
  const { result } = renderHook(useThree, { wrapper });
  await waitFor(() => expect(result.current[0]?.error?.detail).toBe('Could not get request.'));
  expect(result.current[1]?.error?.detail).toBe('Could not get incident.');
  await waitFor(() => expect(result.current[2]?.count).toBe(7));
});

test('lists wait for the code of panels that are still loading', async () => {
  startFakeClock();
  const calls = answerAll({ '/api/institution/': page(7) });
  const loading = renderHook(useLoadingPanel);
  const { result } = renderHook(() => useList('GET /institution/', { limit: 1 }), { wrapper });
  // they wait for at most three seconds
  await passTime(2000);
  expect(calls).toEqual([]);
  loading.unmount();
  await waitFor(() => expect(result.current.count).toBe(7));
});
