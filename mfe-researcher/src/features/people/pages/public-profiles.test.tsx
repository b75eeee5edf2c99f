import { render, screen } from '@testing-library/react';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { SessionProvider } from '@portal/shared-ui/session';
import { FreshReads } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { peopleRoutes } from '../people.routes.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(toggles: readonly string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url.startsWith('/api/session/')) return Promise.resolve(Response.json(null));
    const results = url.startsWith('/api/feature-toggle/')
      ? toggles.map((code, id) => ({ id, feature_code: code, enabled: true }))
      : [];
    return Promise.resolve(Response.json({ count: results.length, next: null, previous: null, results }));
  });
  const router = createMemoryRouter(peopleRoutes, {
    initialEntries: ['/public/user'],
  });
  render(
    <PortalProvider>
      <SessionProvider>
        <FreshReads>
          <RouterProvider router={router} />
        </FreshReads>
      </SessionProvider>
    </PortalProvider>,
  );
  return asked;
}

test('a page whose feature is off is not found, and asks nothing', async () => {
  const asked = show([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Looking for something?' })).toBeTruthy();
  expect(asked.some((url) => url.startsWith('/api/public/user/'))).toBe(false);
});

test('a page whose feature is on is there [C7.5.1]', async () => {
  show(['PUBLIC_PROFILES']);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Researchers with Approved Dataset Requests' }),
  ).toBeTruthy();
});
