import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBackup, writeBackup } from './backup.ts';
import { useAutosave } from './use-autosave.ts';

interface Draft {
  title: string;
}
type Save = (values: Draft) => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 2) });
});

function start(save: Save, more: { onConflict?: (current: unknown) => void } = {}) {
  const hook = renderHook(
    ({ title }: Draft) => useAutosave<Draft>({ storageKey: 'p7', values: { title }, save, ...more }),
    { initialProps: { title: 'a' } },
  );
  return {
    hook,
    type: (title: string) => hook.rerender({ title }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

test('saves within 2 s of the last change, says when, and drops the copy', async () => {
  const save = vi.fn<Save>(() => Promise.resolve());
  const { hook, type, wait } = start(save);
  type('ab');
  expect(readBackup('p7')?.values).toEqual({ title: 'ab' });
  await wait(600);
  type('abc');
  await wait(900);
  expect(save).not.toHaveBeenCalled();
  await wait(100);
  expect(save.mock.calls).toEqual([[{ title: 'abc' }]]);
  expect(hook.result.current.message).toMatch(/^Saved 2:02 PM \S+$/);
  expect(hook.result.current.isDirty).toBe(false);
  expect(readBackup('p7')).toBeUndefined();
});

test('one call at a time; what was typed meanwhile is saved after it', async () => {
  const finish: Array<() => void> = [];
  const save = vi.fn<Save>(() => new Promise((resolve) => finish.push(resolve)));
  const { type, wait } = start(save);
  type('b');
  await wait(1000);
  type('bc');
  await wait(3000);
  expect(save).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await wait(0);
  expect(save.mock.calls.map(([values]) => values.title)).toEqual(['b', 'bc']);
});

test('a failure keeps the copy and tries again', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const { hook, type, wait } = start(save);
  type('b');
  await wait(1000);
  expect(hook.result.current.status).toBe('failed');
  expect(readBackup('p7')?.values).toEqual({ title: 'b' });
  await wait(5000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(hook.result.current.status).toBe('saved');
  type('bc');
  await wait(1000);
  expect(save).toHaveBeenCalledTimes(3);
});

test("a second tab's change stops saving and is handed over; nothing is overwritten", async () => {
  const save = vi
    .fn<Save>()
    .mockRejectedValueOnce({ code: 'STALE', current: { title: 'theirs' } })
    .mockResolvedValue();
  const onConflict = vi.fn<(current: unknown) => void>();
  const { hook, type, wait } = start(save, { onConflict });
  type('mine');
  await wait(1000);
  expect(onConflict).toHaveBeenCalledWith({ title: 'theirs' });
  type('mine too');
  await wait(9000);
  expect(save).toHaveBeenCalledTimes(1);
  act(() => hook.result.current.resume());
  await wait(1000);
  expect(save).toHaveBeenLastCalledWith({ title: 'mine too' });
});

test('a later visit is offered what could not be saved', async () => {
  const first = start(() => Promise.reject(new Error('expired')));
  first.type('lost?');
  await first.wait(1000);
  first.hook.unmount();
  const second = start(() => Promise.resolve());
  expect(second.hook.result.current.backup?.values).toEqual({ title: 'lost?' });
  act(() => second.hook.result.current.discardBackup());
  expect(second.hook.result.current.backup).toBeUndefined();
  expect(readBackup('p7')).toBeUndefined();
});

test('a copy of what the server has is not offered, and goes', () => {
  writeBackup('p7', { title: 'a' });
  const { hook } = start(() => Promise.resolve());
  expect(hook.result.current.backup).toBeUndefined();
  expect(readBackup('p7')).toBeUndefined();
});
