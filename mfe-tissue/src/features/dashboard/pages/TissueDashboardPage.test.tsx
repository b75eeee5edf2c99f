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
  reviewer_progress: null,
  order_count: 0,
  order_state: null,
  due_date: null,
  collection: null,
  decision_date: null,
};

const WINDOW = { id: 3, kind: 'abn_tissue', quarter: 'Q3 2026', due_date: '2099-12-15', abilities: {} };

/** Replaces the list; what was asked for is in the answered list. */
function serve(rows: readonly unknown[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input, 'http://portal.test');
    if (pathname.endsWith('/review-window/'))
      return new Response(JSON.stringify({ count: 1, next: null, previous: null, results: [WINDOW] }));
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

test('Begin Review and the dates of the open window are for who opens it [S2.8-04 S6-14]', async () => {
  for (const role of ['abn_proj_mgr', 'sfari_admin', 'sfari_admin_lead'] as const) {
    serve([ROW]);
    const { unmount } = show(`/abn-dashboard?tab=new&q=begin-${role}`, role);
    const begin = await screen.findByRole('link', { name: 'Begin Review' });
    expect(begin.getAttribute('href')).toBe('/abn_tissue/start-review/');
    expect(
      await screen.findByText(/^Reviews of the Q3 2026 tissue requests are due on 12\/15\/2099/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change dates' })).toBeTruthy();
    unmount();
  }
  for (const role of ['abn_reviewer', 'internal_read_only'] as const) {
    serve([ROW]);
    const { unmount } = show(`/abn-dashboard?tab=new&q=read-${role}`, role);
    await screen.findByRole('link', { name: 'REQ000007' });
    expect(screen.queryByRole('link', { name: 'Begin Review' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change dates' })).toBeNull();
    unmount();
  }
});

test('the progress of reviewers is a percentage, with each one’s own beside it [S2.8-06]', async () => {
  const reviewers = [
    { id: 3, display_name: 'Ines Moreau', reviewer_role: 1, progress: 'Completed', has_conflict: false },
    { id: 4, display_name: 'Jonas Berg', reviewer_role: 3, progress: 'New', has_conflict: true },
  ];
  serve([
    { ...ROW, status: 3, tab: 'under_review', reviewers, reviewer_progress: 50, due_date: '2026-12-15' },
  ]);
  show('/abn-dashboard?tab=under_review&q=progress');
  expect(await screen.findByRole('cell', { name: '50%' })).toBeTruthy();
  expect(
    screen.getByRole('cell', { name: 'Ines Moreau Completed Jonas Berg Conflict of interest' }),
  ).toBeTruthy();
  expect(screen.getByRole('cell', { name: '12/15/2026' })).toBeTruthy();
});

test.each([
  ['data_requests', ['Reviews submitted', 'Status'], ['Collection', 'Reviews due']],
  ['pilot_applications', ['Collection', 'Reviews submitted', 'Status'], ['Reviews due', 'Decided']],
  ['new', ['Collection', 'Reviewers'], ['Reviews submitted', 'Status', 'Decided']],
  ['under_review', ['Collection', 'Reviews submitted', 'Reviews due'], ['Status', 'Decided']],
  ['make_decision', ['Collection', 'Reviews submitted', 'Status'], ['Reviews due']],
  ['pending_team', ['Collection', 'Decided'], ['Reviewers', 'Reviews due', 'Status']],
  ['awaiting_fulfillment', ['Collection', 'Order', 'Decided'], ['Reviewers', 'Reviews due', 'Status']],
] as const)('%s has its own columns [S2.8-09]', async (tab, shown, hidden) => {
  serve([
    { ...ROW, tab, collection: { id: 9, display_name: 'Cortex' }, decision_date: '2026-11-20T10:00:00Z' },
  ]);
  show(`/abn-dashboard?tab=${tab}&q=columns`);
  await screen.findByRole('link', { name: 'REQ000007' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  for (const name of shown) expect(heads.some((head) => head?.startsWith(name))).toBe(true);
  for (const name of hidden) expect(heads.some((head) => head?.startsWith(name))).toBe(false);
});

test('the collection of a request leads to the catalogue [S2.8-09]', async () => {
  serve([{ ...ROW, collection: { id: 9, display_name: 'Cortex' } }]);
  show('/abn-dashboard?tab=new&q=collection');
  const link = await screen.findByRole('link', { name: 'Cortex' });
  expect(link.getAttribute('href')).toBe('/tissue-catalogue/9');
});

test('what waits for tissue says how far its order is; a data request asks for none', async () => {
  const waits = { ...ROW, tab: 'awaiting_fulfillment', status: 4 };
  serve([waits, { ...waits, id: 8, sfari_request_id: 'REQ000008', type: 6 }]);
  show('/abn-dashboard?tab=awaiting_fulfillment&q=orders');
  expect(await screen.findByRole('cell', { name: 'Not ordered yet' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'No tissue requested' })).toBeTruthy();
});
