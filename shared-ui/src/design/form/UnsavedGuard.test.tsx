import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PortalProvider } from '../theme/PortalProvider.tsx';
import { RouteLink } from '../page/index.ts';
import { UnsavedGuard } from './index.ts';
import { setUpUser } from '../../testing/set-up-user.ts';

const editor = (
  <>
    <UnsavedGuard when what="the project" />
    <RouteLink to="/other">Elsewhere</RouteLink>
    <RouteLink to="?step=2">Step 2</RouteLink>
  </>
);

test('leaving with unsaved words asks first; another step does not', async () => {
  const user = setUpUser();
  const router = createMemoryRouter([
    { path: '/', element: editor },
    { path: '/other', element: <p>Other page</p> },
  ]);
  render(
    <PortalProvider>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  await user.click(screen.getByRole('link', { name: 'Step 2' }));
  expect(router.state.location.search).toBe('?step=2');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Other page')).toBeTruthy();
});

test('closing the tab asks as long as something is unsaved', async () => {
  const router = createMemoryRouter([{ path: '/', element: editor }]);
  const { unmount } = render(
    <PortalProvider>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(true);
  unmount();
  expect(leaving()).toBe(false);
});
