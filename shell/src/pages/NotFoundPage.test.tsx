import { render, screen, waitFor } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { SessionContext } from '@portal/shared-ui/session';
import { axeViolations } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSession } from '../testing/make-session.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(isSignedIn: boolean, state: unknown = null, pathname = '/no/such/page') {
  const router = createMemoryRouter(
    [
      { path: '/request/305', element: <h1>The request</h1> },
      { path: '*', element: <NotFoundPage /> },
    ],
    { initialEntries: [{ pathname, state }] },
  );
  return render(
    <PortalProvider>
      <SessionContext value={makeSession(isSignedIn ? { roles: ['sbso'] } : null)}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalProvider>,
  );
}

test('a visitor finds a login form and Create an Account [C2.1.15]', async () => {
  const { container } = open(false);
  expect(screen.getByRole('heading', { name: MESSAGES.notFoundTitle })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Create an Account' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/register']);
  expect(await axeViolations(container)).toEqual([]);
});

test('who is logged in goes home; a correlation id shows when there is one [C2.1.15]', () => {
  open(true, { correlationId: 'c-404' });
  expect(screen.getByRole('link', { name: 'Return To Home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
  expect(screen.getByText('c-404')).toBeTruthy();
});

test.each([['/request/REQ000291'], ['/request/req000291']])('%s leads to the request', async (from) => {
  const rows = [
    { id: 306, sfari_request_id: 'REQ000291-R1' },
    { id: 305, sfari_request_id: 'REQ000291' },
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string | Request) => {
    asked.push(typeof input === 'string' ? input : input.url);
    return Promise.resolve(Response.json({ count: 2, next: null, previous: null, results: rows }));
  });
  open(true, { from }, '/404');
  expect(await screen.findByRole('heading', { name: 'The request' })).toBeTruthy();
  expect(asked.filter((address) => address.includes('search=REQ000291'))).toHaveLength(1);
});

test('a code that no one may read, or that is none, leads to the page of what is not found', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ count: 0, next: null, previous: null, results: [] })),
  );
  open(true, { from: '/project/PRJ000999' }, '/404');
  await waitFor(() => expect(screen.getByRole('heading', { name: MESSAGES.notFoundTitle })).toBeTruthy());
});

test('a page of a code that was refused to the reader is not found, and no list is asked', async () => {
  const asked = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ count: 0, next: null, previous: null, results: [] })),
  );
  vi.stubGlobal('fetch', asked);
  open(true, { from: '/dataset/DS0001?mode=edit-details' }, '/404');
  await waitFor(() => expect(screen.getByRole('heading', { name: MESSAGES.notFoundTitle })).toBeTruthy());
  expect(asked).not.toHaveBeenCalled();
});
