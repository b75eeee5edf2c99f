import { MESSAGES } from '@portal/contract/messages';
import type { Role } from '@portal/contract/roles';
import { SessionContext } from '@portal/shared-ui/session';
import { axeViolations, FreshReads, makeSession, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as TissueDashboardPage } from './TissueDashboardPage.tsx';

const ROW = {
  id: 7,
  sfari_request_id: 'REQ000007',
  type: 8,
  status: 2,
  tab: 'new',
  owner: { id: 2, display_name: 'Anika Sharma' },
  institution: { id: 3, display_name: 'Kestrel Genome Center' },
  project_title: 'Cerebellar Purkinje cells',
  submission_date: '2026-11-17T10:00:00Z',
  status_since: '2026-11-18T10:00:00Z',
  days_in_status: 5,
  modified: '2026-11-17T10:00:00Z',
  reviewers: [],
};

/** Stands in for the list; what was asked for is in the answered list. */
function serve(rows: readonly unknown[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input, 'http://portal.test');
    // the counts of the strip are not of the queue
    if (pathname.endsWith('/abn-request/')) asked.push(searchParams);
    const body = {
      count: rows.length,
      next: null,
      previous: null,
      results: rows,
      groups: { tab: { new: 5, under_review: 4 } },
    };
    return new Response(JSON.stringify(body));
  });
  return asked;
}
const show = (path: string, role: Role = 'abn_proj_mgr') =>
  renderWithPortal(
    <SessionContext value={makeSession({ role })}>
      <FreshReads>
        <TissueDashboardPage />
      </FreshReads>
    </SessionContext>,
    { path },
  );
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each queue is a link with its count, and the rows are those of the queue in the address [S2.8-02 S2.8-03]', async () => {
  const asked = serve([ROW]);
  const { container } = show('/abn-dashboard?tab=new');
  const link = await screen.findByRole('link', { name: 'REQ000007' });
  expect(link.getAttribute('href')).toBe('/request/7');
  expect(asked.every((query) => query.get('tab') === 'new' && query.get('grouping') === 'tab')).toBe(true);
  const queues = within(screen.getByRole('navigation', { name: 'Queues' })).getAllByRole('link');
  expect(queues).toHaveLength(8);
  expect(queues.find((queue) => queue.getAttribute('aria-current') === 'page')?.textContent).toContain('New');
  expect(queues.map(({ textContent }) => textContent).join(' ')).toContain('5');
  expect(await axeViolations(container)).toEqual([]);
});

test('an empty queue says so in the words of the specification', async () => {
  serve([]);
  show('/abn-dashboard?tab=pending_team');
  expect(await screen.findByText(MESSAGES.emptyTab)).toBeTruthy();
});

test('a queue starts with what waits longest, marks more than two weeks, and repeats no status', async () => {
  const asked = serve([{ ...ROW, days_in_status: 20 }]);
  show('/abn-dashboard?tab=new');
  expect(await screen.findByRole('cell', { name: '20 days More than two weeks' })).toBeTruthy();
  expect(screen.getByTitle(ROW.project_title).textContent).toBe(ROW.project_title);
  expect(asked.every((query) => query.get('ordering') === '-days_in_status')).toBe(true);
  const head = screen.getByRole('columnheader', { name: 'In this status' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(within(head).getByRole('button').title).toBe('longest first');
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
});

test('a queue of several statuses says the status of each row', async () => {
  serve([{ ...ROW, type: 6, tab: 'data_requests' }]);
  show('/abn-dashboard?tab=data_requests');
  expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeTruthy();
});

test('what is not counted yet has no number beside it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  show('/abn-dashboard?tab=new');
  const queues = within(screen.getByRole('navigation', { name: 'Queues' })).getAllByRole('link');
  expect(queues.map(({ textContent }) => textContent).join(' ')).not.toMatch(/\d/);
});

test('an administrator has the strip of the command centre above the same queues, and selects rows as in the others [P6-01 S2.1-05]', async () => {
  serve([ROW]);
  show('/abn-dashboard?tab=new&q=strip', 'sfari_admin');
  const strip = within(await screen.findByRole('navigation', { name: 'Command centre' }));
  expect(strip.getByRole('link', { current: 'page' }).textContent).toContain('Autism BrainNet');
  expect(within(screen.getByRole('navigation', { name: 'Queues' })).getAllByRole('link')).toHaveLength(8);
  expect(await screen.findByLabelText('Select REQ000007')).toBeTruthy();
});

test('what is under review is moved to Make Decision, in other queues nothing is [S2.8-05]', async () => {
  serve([{ ...ROW, status: 3, tab: 'under_review' }]);
  const { user } = show('/abn-dashboard?tab=under_review&q=move');
  await user.click(await screen.findByLabelText('Select REQ000007'));
  expect(await screen.findByRole('button', { name: MESSAGES.closeAndMove })).toBeTruthy();
});
