import { PortalProvider } from '@portal/shared-ui';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchText } from './use-search-text.ts';

function Shown() {
  const { text, change } = useSearchText();
  const addBoth = () => {
    for (const value of ['1', '2']) change((next) => next.append('x', value));
  };
  return (
    <>
      <output>{text}</output>
      <button type="button" onClick={addBoth}>
        Add
      </button>
    </>
  );
}

test('what is changed is shown immediately, two quick changes both count, and Back takes one of them back', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Shown }], { initialEntries: ['/?q=a'] });
  render(
    <PortalProvider>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  const shown = () => screen.getByRole('status').textContent;
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('q=a&x=1&x=2');
  await waitFor(() => expect(router.state.location.search).toBe('?q=a&x=1&x=2'));
  expect(shown()).toBe('q=a&x=1&x=2');
  await act(() => router.navigate('/?q=other'));
  await waitFor(() => expect(shown()).toBe('q=other'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(shown()).toBe('q=a&x=1&x=2'));
});

test('Back right after a change counts although its address was never drawn', async () => {
  window.history.replaceState(null, '', '/?q=a');
  const router = createBrowserRouter([{ path: '/', Component: Shown }]);
  render(
    <PortalProvider>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  act(() => {
    screen.getByRole('button').click();
    window.history.replaceState(null, '', '/?q=a');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('q=a'));
  expect(router.state.location.search).toBe('?q=a');
});
