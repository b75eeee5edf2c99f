import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

test('a second press while the first one runs does nothing', async () => {
  const { result } = renderHook(() => useAttempt());
  let finish: () => void = () => undefined;
  const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  const answers: Promise<boolean>[] = [];
  act(() => {
    answers.push(result.current.attempt(work), result.current.attempt(work));
  });
  expect(result.current.isBusy).toBe(true);
  await act(async () => finish());
  expect(await Promise.all(answers)).toEqual([true, false]);
  expect(work).toHaveBeenCalledOnce();
  expect(result.current.isBusy).toBe(false);
});

test('what was refused is shown until the next try', async () => {
  const { result } = renderHook(() => useAttempt());
  await act(() => result.current.attempt(() => Promise.reject(new Error('no'))));
  expect(result.current.refusal).toEqual({ error: new Error('no') });
  await act(() => result.current.attempt(() => Promise.resolve()));
  await waitFor(() => expect(result.current.refusal).toBeNull());
});
