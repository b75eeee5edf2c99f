import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyPart } from '@portal/shared-ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LayoutPart } from './LayoutPart.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** In time of the clock on the wall, of which a busy machine needs more. */
const WAIT = { timeout: 30_000 };

const missing = () =>
  Object.assign(new Error('Loading chunk 12 failed'), {
    name: 'ChunkLoadError',
    request: 'https://portal.test/assets/12.js',
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a part of the layout that cannot be fetched is left out, its place is reserved, and it comes back automatically', async () => {
  const answer = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', answer);
  const load = vi.fn<Load>(() => Promise.reject(missing()));
  const Palette = lazyPart(load);
  render(
    <>
      <LayoutPart place={<p>Place</p>}>
        <Palette />
      </LayoutPart>
      <h1>Page</h1>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('Place')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();

  // A step of time can draw what is left out, and the next lets it look for the script.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(answer.mock.calls.length, 'it looks for the script').toBeGreaterThan(1);
  }, WAIT);
  expect(load, 'and does not fetch what is not there').toHaveBeenCalledOnce();
  load.mockResolvedValue({ default: () => <p>Palette</p> });
  answer.mockImplementation(() => Promise.resolve(new Response('')));
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Palette')).toBeTruthy();
  }, WAIT);
  expect(screen.queryByText('Place')).toBeNull();
});

test('a part that throws for another reason is left out for good, and nothing is asked for', async () => {
  const answer = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', answer);
  const Broken = (): never => {
    throw new Error('a bug');
  };
  render(
    <LayoutPart>
      <Broken />
    </LayoutPart>,
  );
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(answer).not.toHaveBeenCalled();
});
