import { axeViolations, FreshReads } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve, type SentCall } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { Component as ResourceRequestsPage } from './ResourceRequestsPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface StoredView {
  id: number;
  page: string;
  name: string;
  search: string;
  created: string;
  modified: string;
}

/** Keeps views as the server does. */
function serveViews(stored: StoredView[]): SentCall[] {
  const stamp = { created: '2026-11-22T10:00:00Z', modified: '2026-11-22T10:00:00Z' };
  return serve({
    'GET /request/': () => ({ body: page([buildRequest()], { groups: { status: {} } }) }),
    'GET /saved-view/': () => ({ body: page([...stored]) }),
    'POST /saved-view/': ({ body }) => {
      const view = { id: stored.length + 1, ...(body as Omit<StoredView, 'id'>), ...stamp };
      stored.push(view);
      return { status: 201, body: view };
    },
    'PATCH /saved-view/1/': ({ body }) => {
      Object.assign(stored[0] ?? {}, body);
      return { body: stored[0] };
    },
    'DELETE /saved-view/1/': () => {
      stored.splice(0, 1);
      return { status: 204, body: null };
    },
  });
}
const show = (path: string) =>
  showAs(
    'sfari_admin',
    <FreshReads>
      <ResourceRequestsPage />
    </FreshReads>,
    { path },
  );

test('a view is stored with its filter, order and columns, opened, renamed and deleted [S2.2-06]', async () => {
  const stored: StoredView[] = [];
  serveViews(stored);
  const { user, container } = show(
    '/resource-request?queue=under-review&sort=owner&page=2&columns=sfari_request_id,project,owner',
  );
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.type(screen.getByLabelText('Name of this view'), 'By person');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  const link = await screen.findByRole('link', { name: 'By person' });
  // the page that one is on is no part of a view
  const search = 'columns=sfari_request_id%2Cproject%2Cowner&queue=under-review&sort=owner';
  expect(stored).toMatchObject([{ page: '/resource-request', name: 'By person', search }]);
  expect(link.getAttribute('href')).toBe(`/resource-request?${search}`);
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(await axeViolations(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Rename By person' }));
  const name = screen.getByLabelText('New name of By person');
  await user.clear(name);
  await user.type(name, 'By researcher');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('link', { name: 'By researcher' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Delete By researcher' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'By researcher' })).toBeNull());
  expect(stored).toEqual([]);
});

test('a link shows the columns that it names, and does not change one’s own [S2.2-06]', async () => {
  serveViews([]);
  show('/resource-request?queue=revisions&columns=sfari_request_id,institution');
  await screen.findAllByRole('link', { name: /^REQ/ });
  const heads = within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  expect(heads).toEqual(['Select all rows of this page', 'SFARI ID', 'Institution']);
  expect(localStorage.getItem('portal.columns.resource-requests')).toBeNull();
});

test('a name that is taken is shown at the field, and nothing is lost', async () => {
  serve({
    'GET /request/': () => ({ body: page([buildRequest()], { groups: { status: {} } }) }),
    'GET /saved-view/': () => ({ body: page([]) }),
    'POST /saved-view/': () => ({
      status: 409,
      body: { detail: 'You already have a view with this name', code: 'CONFLICT', correlation_id: 'c' },
    }),
  });
  const { user } = show('/resource-request?queue=new&q=taken');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  const name = screen.getByLabelText('Name of this view');
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  expect(await screen.findByText('You already have a view with this name')).toBeTruthy();
  expect((name as HTMLInputElement).value).toBe('Mine');
});
