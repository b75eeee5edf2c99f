import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBackup, writeBackup } from './backup.ts';
import { useAutosave } from './use-autosave.ts';

interface Draft {
  title: string;
}
type Save = (values: Draft) => Promise<void>;

beforeEach(() => {
  localStorage.clear();
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

test('one call at a time; what was typed during it is saved after it', async () => {
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

test('a failure preserves the copy and tries again', async () => {
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

/** A draft whose fields the hook can fill, as pages have it. */
function open(onServer: string, save: Save) {
  return renderHook(() => {
    const [values, setValues] = useState<Draft>({ title: onServer });
    const autosave = useAutosave<Draft>({ storageKey: 'p7', values, setValues, save });
    return { ...autosave, title: values.title, setValues };
  });
}
/** A visit that ends before what it typed is saved; a save that began may have arrived. */
async function leave(onServer: string, ...typed: string[]): Promise<void> {
  const { result, unmount } = open(onServer, () => new Promise(() => {}));
  for (const title of typed) {
    act(() => result.current.setValues({ title }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  unmount();
}
const soon = () => act(() => vi.advanceTimersByTimeAsync(1000));

test('a later visit has what could not be saved in its fields, and saves it', async () => {
  await leave('a', 'lost?');
  const save = vi.fn<Save>(() => Promise.resolve());
  const { result } = open('a', save);
  expect(result.current.title).toBe('lost?');
  expect(result.current.leftover).toMatchObject({ fields: ['title'], isSaved: false });
  expect(result.current.leftover?.onRestore).toBeUndefined();
  await soon();
  expect(save.mock.calls).toEqual([[{ title: 'lost?' }]]);
  expect(result.current.leftover?.isSaved).toBe(true);
  expect(readBackup('p7')).toBeUndefined();
});

test('Discard puts back what the server had, and saves that', async () => {
  await leave('a', 'lost?');
  const save = vi.fn<Save>(() => Promise.resolve());
  const { result } = open('a', save);
  await soon();
  act(() => result.current.leftover?.onDiscard());
  expect(result.current.title).toBe('a');
  expect(result.current.leftover).toBeUndefined();
  await soon();
  expect(save).toHaveBeenLastCalledWith({ title: 'a' });
  expect(readBackup('p7')).toBeUndefined();
});

test('what another device saved is not overwritten: it asks first', async () => {
  await leave('a', 'mine');
  const save = vi.fn<Save>(() => Promise.resolve());
  const { result } = open('theirs', save);
  await soon();
  expect(result.current.title).toBe('theirs');
  expect(save).not.toHaveBeenCalled();
  act(() => result.current.leftover?.onRestore?.());
  expect(result.current.title).toBe('mine');
  await soon();
  expect(save.mock.calls).toEqual([[{ title: 'mine' }]]);
});

test('a copy of an earlier version, which does not say what was under it, is asked about', () => {
  writeBackup('p7', { title: 'mine' });
  const stored = JSON.parse(localStorage.getItem('portal.draft.p7') ?? '{}') as Record<string, unknown>;
  delete stored['bases'];
  localStorage.setItem('portal.draft.p7', JSON.stringify(stored));
  const { result } = open('a', () => Promise.resolve());
  expect(result.current.title).toBe('a');
  expect(result.current.leftover?.onRestore).toBeDefined();
});

test('its own save that arrived although the answer was not read is nothing newer', async () => {
  await leave('a', 'first', 'first and second');
  const { result } = open('first', () => Promise.resolve());
  expect(result.current.title).toBe('first and second');
});

test('nor is what the server wrote in other characters', async () => {
  const first = renderHook(() => {
    const [values, setValues] = useState('');
    const save = (text: string) => (text === 'a "b"' ? Promise.resolve('a &quot;b&quot;') : Promise.reject());
    return { ...useAutosave({ storageKey: 'p7', values, setValues, save }), setValues };
  });
  act(() => first.result.current.setValues('a "b"'));
  await soon();
  act(() => first.result.current.setValues('a "b" c'));
  first.unmount();
  const { result } = renderHook(() => {
    const [values, setValues] = useState('a &quot;b&quot;');
    return { ...useAutosave({ storageKey: 'p7', values, setValues, save: () => Promise.resolve() }), values };
  });
  expect(result.current.values).toBe('a "b" c');
});

test('what was typed and taken back before it was saved is not put back', () => {
  const { result, unmount } = open('a', () => Promise.resolve());
  act(() => result.current.setValues({ title: 'ab' }));
  act(() => result.current.setValues({ title: 'a' }));
  unmount();
  expect(readBackup('p7')).toBeUndefined();
});

test('an app that fills its fields itself is offered what could not be saved', async () => {
  const first = start(() => Promise.reject(new Error('expired')));
  first.type('lost?');
  await first.wait(1000);
  first.hook.unmount();
  const second = start(() => Promise.resolve());
  expect(second.hook.result.current.backup?.values).toEqual({ title: 'lost?' });
  expect(second.hook.result.current.leftover).toBeUndefined();
  act(() => second.hook.result.current.discardBackup());
  expect(second.hook.result.current.backup).toBeUndefined();
  expect(readBackup('p7')).toBeUndefined();
});

test('a copy of what the server has, in another order of its keys, is not offered, and goes', () => {
  writeBackup('p7', { blocks: { two: { b: 1, a: 2 }, one: 1 } });
  const values = { blocks: { one: 1, two: { a: 2, b: 1 } } };
  const { result } = renderHook(() =>
    useAutosave({ storageKey: 'p7', values, save: () => Promise.resolve() }),
  );
  expect(result.current.backup).toBeUndefined();
  expect(readBackup('p7')).toBeUndefined();
});
