import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { setUpUser } from '../../testing/index.ts';
import { fetchOnce } from './fetch-once.ts';
import { lazyPart } from './lazy-part.tsx';

type Load = () => Promise<{ default: ComponentType<{ name: string }> }>;
const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function show(Part: ComponentType<{ name: string }>) {
  const place = (
    <ErrorBoundary
      fallback={(_, retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    >
      <Suspense fallback="waiting">
        <Part name="Ada" />
      </Suspense>
    </ErrorBoundary>
  );
  return render(place);
}

test('a part that could not be fetched is fetched anew by Try again, as often as one tries', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error('Loading chunk 7 failed')));
  show(lazyPart(load));
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockResolvedValue({ default: Greeting });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that failed is not fetched in a circle, and neither is one that many places show', async () => {
  const failing = vi.fn<Load>(() => Promise.reject(new Error('Loading chunk 7 failed')));
  show(lazyPart(failing));
  await screen.findByRole('button', { name: 'Try again' });
  expect(failing).toHaveBeenCalledOnce();
  const load = vi.fn<Load>(() => Promise.resolve({ default: Greeting }));
  const Part = lazyPart(load);
  show(Part);
  show(Part);
  await waitFor(() => expect(screen.getAllByText('Hello Ada')).toHaveLength(2));
  expect(load).toHaveBeenCalledOnce();
});

test('what was fetched before it is needed is there with the first paint', async () => {
  const code = fetchOnce(() => Promise.resolve('here'));
  await code.fetch();
  const Part = () => <p>{code.read()}</p>;
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('here')).toBeTruthy();
});
