import { act, renderHook, waitFor } from '@testing-library/react';
import { FEATURES } from '@portal/contract/administration';
import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swrOptions, useFeature, useFeatureState } from './index.ts';

let enabled: string[] | null;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (!enabled) return Promise.resolve(Response.json({ detail: 'x', code: 'FORBIDDEN' }, { status: 403 }));
    const results = enabled.map((code, id) => ({ id, feature_code: code, enabled: true }));
    return Promise.resolve(Response.json({ count: results.length, next: null, previous: null, results }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(
    SWRConfig,
    { value: { ...swrOptions, dedupingInterval: 0, provider: () => new Map() } },
    children,
  );

test('is off while unknown, then what the server says [C7.5.1]', async () => {
  enabled = [FEATURES.formTester];
  const { result } = renderHook(
    () => [useFeature(FEATURES.formTester), useFeature(FEATURES.publicProfiles)] as const,
    { wrapper },
  );
  expect(result.current).toEqual([false, false]);
  await waitFor(() => expect(result.current).toEqual([true, false]));
  expect(asked[0]).toContain('/api/feature-toggle/?enabled=True');
});

test('follows a switch within a minute, and immediately when the page is looked at again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  enabled = [FEATURES.formTester];
  const { result } = renderHook(() => useFeature(FEATURES.formTester), { wrapper });
  await waitFor(() => expect(result.current).toBe(true));
  enabled = [];
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(result.current).toBe(false));
  enabled = [FEATURES.formTester];
  await act(() => vi.advanceTimersByTimeAsync(3000));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(result.current).toBe(true));
});

test('cannot decide without an answer', async () => {
  enabled = null;
  const { result } = renderHook(() => useFeatureState(FEATURES.formTester), { wrapper });
  expect(result.current).toBe('unknown');
  await waitFor(() => expect(result.current).toBe('unreachable'));
});
