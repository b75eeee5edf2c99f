import type { SessionRole } from '@portal/contract/roles';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import app from '../../../expose.tsx';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve, type SentCall } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { FlowPanel } from './FlowPanel.tsx';
import { NextPanel } from './NextPanel.tsx';
import { ResearchMatchPanel } from './ResearchMatchPanel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers the rows to the list, and to the count of overdue ones how many there are. */
function serveNext(rows: readonly unknown[], overdue: number): SentCall[] {
  return serve({
    'GET /request/': ({ query }) => ({
      body: query.has('days_in_status__gte') ? { ...page([]), count: overdue } : page(rows),
    }),
  });
}

test('an administrator reads what has waited longest, what to do with it, and how much is overdue', async () => {
  const overdue = buildRequest({ status: 2, days_in_status: 20 });
  const recent = buildRequest({ status: 3, days_in_status: 3 });
  const sent = serveNext([overdue, recent], 1);
  const { container } = showAs('sfari_admin', <NextPanel />);
  const list = within(await screen.findByRole('list', { name: 'Requests that have waited longest' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('Assign a primary reviewer');
  expect(first?.textContent).toContain('20 days');
  expect(second?.textContent).toContain('Check the reviews, then decide');
  expect(list.getByRole('link', { name: overdue.sfari_request_id }).getAttribute('href')).toBe(
    `/request/${overdue.id}?from=%2F&at=1`,
  );
  expect(await screen.findByText('1 request has been waiting longer than two weeks.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all, longest first' }).getAttribute('href')).toBe(
    '/request?status__in=2%2C3%2C8&days_in_status__gte=15&sort=-days_in_status',
  );
  const query = sent.find((call) => !call.query.has('days_in_status__gte'))?.query;
  expect(query?.get('ordering')).toBe('-days_in_status');
  expect(query?.get('limit')).toBe('5');
  expect(query?.get('status__in')).toBe('2,3,8');
  const counted = sent.find((call) => call.query.has('days_in_status__gte'))?.query;
  expect(counted?.get('days_in_status__gte')).toBe('15');
  expect(await axeViolations(container)).toEqual([]);
});

test('who gives access has the approved requests', async () => {
  const sent = serveNext([buildRequest({ status: 4, days_in_status: 2 })], 0);
  showAs('access_admin', <NextPanel />);
  expect(await screen.findByText('Grant access')).toBeTruthy();
  expect(await screen.findByText('No request has been waiting longer than two weeks.')).toBeTruthy();
  expect(sent[0]?.query.get('status__in')).toBe('4,12');
  expect(screen.getByRole('link', { name: 'Show all, longest first' }).getAttribute('href')).toBe(
    '/request?status__in=4%2C12&renewal_of__isnull=true&sort=-days_in_status',
  );
});

test('who cannot assign reviewers reads what a request waits for', async () => {
  const rows = ([2, 3, 8] as const).map((status) => buildRequest({ status, abilities: { decide: true } }));
  serveNext(rows, 0);
  showAs('rm_admin', <NextPanel />);
  expect(await screen.findByText('Waiting for a primary reviewer')).toBeTruthy();
  expect(screen.getByText('Waiting for the reviews')).toBeTruthy();
  expect(screen.getByText('Waiting for the review meeting')).toBeTruthy();
});

test('an application with its primary reviewer waits for the window, one with a secondary reviewer does not', async () => {
  const reviewedBy = (reviewer_role: 1 | 2) =>
    buildRequest({
      type: 4,
      status: 2,
      review_users: [{ id: 3, display_name: 'Anders Falk', review_id: 44, reviewer_role, quarter: null }],
    });
  serveNext([reviewedBy(1), reviewedBy(2)], 0);
  showAs('sfari_admin', <NextPanel />);
  const rows = within(await screen.findByRole('list', { name: 'Requests that have waited longest' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Begin the review'),
    expect.stringContaining('Assign a primary reviewer'),
  ]);
});

test('nothing to do is said', async () => {
  serveNext([], 0);
  showAs('sfari_admin', <NextPanel />);
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy();
});

test('the flow counts open requests by status and age, and draws each row', async () => {
  serve({
    'GET /request/': ({ query }) => {
      const byStatus = query.has('days_in_status__lte')
        ? query.has('days_in_status__gte')
          ? { 2: 4, 5: 9 }
          : { 2: 6, 3: 5 }
        : { 3: 1, 7: 80 };
      return { body: page([], { groups: { status: byStatus } }) };
    },
  });
  const { container } = showAs('internal_read_only', <FlowPanel />);
  const table = await screen.findByRole('table', {
    name: 'Requests by status, and how long they have been there',
  });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Status', '', 'Up to 2 weeks', '2 to 4 weeks', 'Longer', 'All'],
    ['Submitted', '', '6', '4', '0', '10'],
    ['Under Review', '', '5', '0', '1', '6'],
  ]);
  expect(within(table).getByRole('link', { name: 'Submitted' }).getAttribute('href')).toBe(
    '/request?status=2',
  );
  expect(table.querySelectorAll('[data-age]')).toHaveLength(4);
  expect(await axeViolations(container)).toEqual([]);
});

test('the list of what waited longest says whose wait it is', () => {
  const titles = app.homePanels.flatMap(({ id, title }) => (id === 'next-requests' ? [title] : []));
  expect(titles).toEqual(['Waiting longest']);
});

test.each<[SessionRole, readonly string[]]>([
  [
    'sfari_admin',
    [
      'ready-work',
      'command-centre',
      'next-requests',
      'needs-hand',
      'administration',
      'request-flow',
      'institutions',
      'end-of-access',
      'research-match',
    ],
  ],
  [
    'access_admin',
    ['command-centre', 'data-access', 'next-requests', 'request-flow', 'institutions', 'research-match'],
  ],
  [
    'internal_read_only',
    ['command-centre', 'data-access', 'waiting-longest', 'request-flow', 'institutions', 'research-match'],
  ],
  ['rm_admin', ['command-centre', 'next-requests', 'request-flow', 'research-match']],
  ['abn_proj_mgr', ['command-centre', 'next-requests', 'needs-hand', 'request-flow']],
  ['sfari_reviewer', ['command-centre', 'my-reviews', 'staff-queues']],
  ['external_reviewer', ['my-reviews']],
])(
  'what can be finished now, the strip of the command centre, what waits, counters after it: the home of %s',
  (role, expected) => {
    const shown = app.homePanels
      .filter(({ roles }) => roles.includes(role))
      .toSorted((one, other) => one.order - other.order);
    expect(shown.map(({ id }) => id)).toEqual(expected);
  },
);

test('a step of Research Match opens its tab of the review centre, where the role has it', async () => {
  serve({ 'GET /request/': () => ({ body: page([], { groups: { status: { 2: 1, 8: 3 } } }) }) });
  showAs('rm_admin', <ResearchMatchPanel />);
  const hrefs = async () =>
    (await screen.findAllByRole('link')).map((link) => link.getAttribute('href')?.split('&')[0]);
  expect(await hrefs()).toEqual([
    '/request?status=2',
    '/research-match-review?tab=review',
    '/research-match-review?tab=meeting',
    '/research-match-review?tab=decision',
    '/request?status=6',
  ]);
});
