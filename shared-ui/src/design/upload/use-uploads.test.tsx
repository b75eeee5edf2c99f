import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useUploads, type UploadFunction } from './use-uploads.ts';

const LIMITS = { accept: ['.pdf'], maxBytes: 1000, maxFiles: 3 };
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

function start() {
  const ends = new Map<string, () => void>();
  const upload: UploadFunction = (file) =>
    new Promise((resolve) => ends.set(file.name, () => resolve({ id: file.name, name: file.name })));
  const onBusy = vi.fn<(isBusy: boolean) => void>();
  const onChange = vi.fn<() => void>();
  const hook = renderHook(() => useUploads({ limits: LIMITS, files: [], upload, onChange, onBusy }));
  return { ...hook, ends, onBusy };
}

test('a form learns of a file before the next render, and once of several', async () => {
  const { result, ends, onBusy } = start();
  await act(async () => {
    result.current.add([pdf('a.pdf'), pdf('b.pdf')]);
    // nothing was rendered in between
    expect(onBusy.mock.calls).toEqual([[true]]);
  });
  await act(async () => ends.get('a.pdf')?.());
  expect(onBusy.mock.calls).toEqual([[true]]);
  await act(async () => ends.get('b.pdf')?.());
  expect(onBusy.mock.calls).toEqual([[true], [false]]);
});

test('a file that is canceled, and a page that is left, are not waited for', async () => {
  const { result, onBusy, unmount } = start();
  await act(async () => result.current.add([pdf('a.pdf')]));
  act(() => result.current.cancel(result.current.pending[0]?.key ?? 0));
  expect(onBusy.mock.calls).toEqual([[true], [false]]);
  await act(async () => result.current.add([pdf('b.pdf')]));
  unmount();
  expect(onBusy.mock.calls).toEqual([[true], [false], [true], [false]]);
});
