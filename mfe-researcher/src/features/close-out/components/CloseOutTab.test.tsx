import type { CloseOut } from '@portal/contract/types';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { RequestView } from '../../request/components/RequestView.tsx';

afterEach(() => vi.unstubAllGlobals());

const request = { ...buildDraft(), status: 7 as const, stages: [] };
const returned: CloseOut = {
  id: 1,
  request: { id: 7, sfari_request_id: 'REQ000007', type: 1, status: 7 },
  owner: { id: 3, display_name: 'Maya Lindqvist' },
  project: { id: 9, title: 'Sleep in siblings' },
  status: 'returned',
  ended_on: '2026-10-14',
  days: 43,
  is_overdue: true,
  kinds: ['data'],
  answers: [{ kind: 'data', outcome: 'destroyed', day: '2026-11-01', description: 'Wiped' }],
  confirmed: '2026-11-02T10:00:00Z',
  confirmed_by: null,
  judged: '2026-11-03T10:00:00Z',
  reason: 'Which backups?',
  version: 'W/"1"',
  abilities: { read: true, confirm: true },
};
function show(path: string) {
  fakeApi(({ path: called }) => {
    if (called === '/close-out/')
      return { body: { count: 1, next: null, previous: null, results: [returned] } };
    return called === '/research-team/' ? { body: { results: [], abilities: {} } } : undefined;
  });
  const page = <RequestView request={request} read={{ etag: '"1"', reload: () => Promise.resolve() }} />;
  // a router with data, which the guard of unsaved forms needs
  const router = createMemoryRouter([{ path: '/request/:objectId', element: page }], {
    initialEntries: [path],
  });
  render(
    <PortalProvider>
      <AsResearcher>
        <RouterProvider router={router} />
      </AsResearcher>
    </PortalProvider>,
  );
}

test('a close-out to correct starts with what to correct and the form; the earlier answers are folded', async () => {
  show('/request/7?tab=close-out');
  const box = await screen.findByRole('textbox', { name: /^How it was done/ });
  expect(screen.getByRole('heading', { name: 'Access ended on 10/14/2026' })).toBeTruthy();
  const asked = screen.getByText('The foundation asked you to correct your close-out');
  const earlier = screen.getByText('Your earlier answers');
  expect(asked.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(box.compareDocumentPosition(earlier)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(earlier.closest('details')?.open).toBe(false);
  expect(screen.queryByRole('link', { name: 'Open close-out' })).toBeNull();
});

test('on another tab the next step leads to the close-out', async () => {
  show('/request/7');
  const next = within(await screen.findByRole('region', { name: 'Progress' }));
  expect((await next.findByRole('link', { name: 'Open close-out' })).getAttribute('href')).toMatch(
    /\?tab=close-out$/,
  );
});
