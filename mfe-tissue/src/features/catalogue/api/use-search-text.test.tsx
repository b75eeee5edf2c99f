import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchText } from './use-search-text.ts';

let add: (value: string) => void = () => undefined;
function Shown() {
  const { text, change } = useSearchText();
  add = (value) => change((next) => next.append('x', value));
  return <output>{text}</output>;
}

test('what is changed shows at once, two quick changes both count, and Back takes one of them back', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Shown }], { initialEntries: ['/?q=a'] });
  render(
    <PortalProvider>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  const shown = () => screen.getByRole('status').textContent;
  act(() => {
    add('1');
    add('2');
  });
  expect(shown()).toBe('q=a&x=1&x=2');
  await waitFor(() => expect(router.state.location.search).toBe('?q=a&x=1&x=2'));
  expect(shown()).toBe('q=a&x=1&x=2');
  await act(() => router.navigate('/?q=other'));
  await waitFor(() => expect(shown()).toBe('q=other'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(shown()).toBe('q=a&x=1&x=2'));
});
