import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReadVersion } from './use-read-version.ts';

const show = (etag: string | null) =>
  renderHook(
    (read: { etag: string | null }) => useReadVersion({ ...read, reload: () => Promise.resolve() }),
    {
      initialProps: { etag },
    },
  );

test('the version of the first reading counts until another one is asked for', async () => {
  const { result, rerender } = show('"1"');
  rerender({ etag: '"2"' });
  expect(result.current.etag).toBe('"1"');
  await act(() => result.current.reload());
  expect(result.current.etag).toBe('"2"');
  rerender({ etag: '"3"' });
  expect(result.current.etag).toBe('"2"');
});

test('a dialog that reads for itself has the version of its first answer', () => {
  const { result, rerender } = show(null);
  rerender({ etag: '"1"' });
  expect(result.current.etag).toBe('"1"');
  rerender({ etag: '"2"' });
  expect(result.current.etag).toBe('"1"');
});
