import { render, screen, waitFor } from '@testing-library/react';
import { PortalProvider } from '@portal/shared-ui';
import { ApiError } from '@portal/shared-ui/data';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { axeViolations } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RootFailure } from './RootFailure.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function show(error: Error) {
  const Layout = (): never => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', element: <Layout />, errorElement: <RootFailure /> }]);
  return render(
    <PortalProvider>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
}

test('a layout that cannot be shown is described in plain words, with Reload, the way home and no stack trace', async () => {
  const { container } = show(new Error('Loading chunk 9735 failed.\n(error: /assets/9735.js)'));
  const heading = await screen.findByRole('heading', { level: 1, name: "The portal didn't load" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toContain("The portal didn't load");
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return To Home' }).getAttribute('href')).toBe('/');
  expect(container.textContent).not.toMatch(/chunk|9735|Application Error/);
  expect(await axeViolations(container)).toEqual([]);
});

test('the correlation id of a failed call can be copied', async () => {
  show(new ApiError({ status: 500, detail: 'No', correlationId: 'corr-0001' }));
  expect(await screen.findByText('corr-0001')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy ID' })).toBeTruthy();
});
