import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { FreshReads } from '@portal/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as RequestPage } from './RequestPage.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a request that cannot be read says so, with a way to try again [R8-14]', async () => {
  fakeApi(({ path }) => (path === '/request/7/' ? { status: 500, body: { detail: 'Later' } } : undefined));
  const router = createMemoryRouter([{ path: '/request/:objectId', element: <RequestPage /> }], {
    initialEntries: ['/request/7'],
  });
  render(
    <PortalProvider>
      <FreshReads>
        <AsResearcher>
          <RouterProvider router={router} />
        </AsResearcher>
      </FreshReads>
    </PortalProvider>,
  );
  expect(
    await screen.findByRole('heading', { name: 'Error Fetching Request Information' }, { timeout: 8000 }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /try again/i })).toBeTruthy();
});
