import { MESSAGES } from '@portal/contract/messages';
import type { Role } from '@portal/contract/roles';
import { Toaster } from '@portal/shared-ui/toaster';
import { axeViolations, enter, showPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, serve } from '../../../testing/server.ts';
import { Component as ApplicationsPage } from './ApplicationsPage.tsx';
import { Component as ReviewCentrePage } from './ReviewCentrePage.tsx';
import { Component as StartRenewalReviewPage } from './StartRenewalReviewPage.tsx';
import { Component as StartReviewPage } from './StartReviewPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const ROW = {
  id: 7,
  sfari_request_id: 'REQ000007',
  type: 4,
  status: 3,
  renewal: null,
  owner: { id: 2, display_name: 'Anika Sharma' },
  institution: { id: 3, display_name: 'Kestrel Genome Center' },
  project_title: 'Sleep of siblings',
  cohorts: ['SSC'],
  rm_ids: ['RM0007'],
  scores: null as unknown,
  submission_date: '2026-11-17T10:00:00Z',
  status_since: '2026-11-18T10:00:00Z',
  days_in_status: 5,
  modified: '2026-11-17T10:00:00Z',
  due_date: '2026-12-15',
  is_late: true,
  reviewers: [
    { id: 3, display_name: 'Ines Moreau', reviewer_role: 1, progress: 'In Progress', has_conflict: false },
    { id: 4, display_name: 'Jonas Berg', reviewer_role: 2, progress: 'Completed', has_conflict: true },
  ],
};
const COUNTS = { status: { 2: 4, 3: 3, 8: 2, 10: 1, 6: 2, 9: 5 } };
const LOAD = {
  id: 5,
  display_name: 'Tara Singh',
  groups: ['internal_reviewer'],
  open: 1,
  late: 0,
  not_begun: 0,
  oldest: null,
  next_due: null,
};
const WINDOW = {
  id: 1,
  kind: 'research_match',
  quarter: 'Q3 2026',
  due_date: '2099-12-15',
  meeting_at: null,
  opened_by: { id: 1, display_name: 'Admin' },
  begun: '2026-11-20T10:00:00Z',
  is_open: true,
  abilities: { edit: true, set_meeting: true },
};

const answerLists = (rows: readonly unknown[] = [ROW], more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /rm-application/': () => ({ body: { ...page([...rows]), groups: COUNTS } }),
    'GET /review-window/': () => ({ body: page([]) }),
    'GET /workload/': () => ({ body: page([LOAD]) }),
    'GET /reviewer-suggestion/': () => ({
      body: {
        limit: 10,
        people: [LOAD],
        requests: [
          { id: ROW.id, obstacle: null, marks: [], suggested: [{ reviewer: LOAD.id, reviewer_role: 1 }] },
        ],
      },
    }),
    ...more,
  });
const withToaster = (Component: () => React.ReactNode) => () => (
  <>
    <Component />
    <Toaster />
  </>
);
const showCentre = (tab: string, role: Role = 'sfari_admin') =>
  showPage(withToaster(ReviewCentrePage), {
    route: 'research-match-review',
    at: `/research-match-review?tab=${tab}`,
    role,
  });
const showStart = (Component: () => React.ReactNode, role: Role = 'sfari_admin') =>
  showPage(withToaster(Component), {
    route: 'research-match-review/start-review',
    at: '/research-match-review/start-review',
    role,
  });
const tabNames = () =>
  within(screen.getByRole('navigation', { name: 'Applications by step' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the tabs with their counts, the progress of reviewers, and the way to begin [S2.3-01 S2.3-05 S2.8-01]', async () => {
  const sent = answerLists();
  const { container } = showCentre('review');
  const link = await screen.findByRole('link', { name: 'REQ000007' });
  expect(link.getAttribute('href')).toBe('/request/7/');
  await expect
    .poll(tabNames)
    .toEqual(['New Applications4', 'Review3', 'Meeting2', 'Decision1', 'Follow-up7']);
  expect(sent.some(({ query }) => query.get('status__in') === '3')).toBe(true);
  expect(screen.getByText('In Progress')).toBeTruthy();
  expect(screen.getByText('Late')).toBeTruthy();
  expect(screen.getByText('Conflict of interest')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin Review' }).getAttribute('href')).toBe(
    '/research-match-review/start-review/',
  );
  expect(screen.getByRole('link', { name: 'All Research Match applications' }).getAttribute('href')).toBe(
    '/research-match-applications',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('who is late is reminded from the row, and only by those who may', async () => {
  const late = { ...LOAD, id: 3, display_name: 'Ines Moreau', late: 1, reminded: null, is_remindable: true };
  const answers = {
    'GET /workload/': () => ({ body: page([late, { ...late, id: 4 }]) }),
    'POST /workload/3/remind/': () => ({ body: late }),
  };
  const sent = answerLists([ROW], answers);
  const { user, unmount } = showCentre('review');
  await user.click(await screen.findByRole('button', { name: 'Remind Ines Moreau' }));
  await expect.poll(() => sent.some(({ path }) => path === '/workload/3/remind/')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Remind Jonas Berg' })).toBeNull();
  unmount();
  answerLists([ROW], answers);
  showCentre('review', 'internal_reviewer');
  expect(await screen.findByText('In Progress')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('the tab of the meeting shows what the reviews recommend', async () => {
  const decisions = [
    { decision: 'Approve', count: 2 },
    { decision: 'Defer', count: 1 },
  ];
  answerLists([{ ...ROW, status: 8, scores: { mean: 21.5, decisions } }]);
  showCentre('meeting');
  expect(await screen.findByText('Mean 21.50, 2 Approve, 1 Defer')).toBeTruthy();
});

test('others have neither the tab New Applications nor Begin Review, and select nothing [S2.3-02 S2.3-10]', async () => {
  answerLists();
  for (const role of ['rm_admin', 'internal_reviewer'] as const) {
    const { unmount } = showCentre('new', role);
    await screen.findByRole('link', { name: 'REQ000007' });
    expect(tabNames()).toHaveLength(4);
    expect(screen.queryByRole('link', { name: 'Begin Review' })).toBeNull();
    expect(screen.queryByLabelText('Select REQ000007')).toBeNull();
    unmount();
  }
});

test('a row of the meeting tab opens its meeting; an empty tab says so [S2.3-04 S2.3-08]', async () => {
  answerLists();
  const { unmount } = showCentre('meeting');
  expect((await screen.findByRole('link', { name: 'REQ000007' })).getAttribute('href')).toBe(
    '/request/7/review-meeting',
  );
  unmount();
  const other = showCentre('meeting', 'access_admin');
  expect((await screen.findByRole('link', { name: 'REQ000007' })).getAttribute('href')).toBe('/request/7/');
  other.unmount();
  answerLists([]);
  showCentre('followup');
  expect(await screen.findByText(MESSAGES.emptyTab)).toBeTruthy();
});

test('selected rows are moved to the meeting; then the modal, and back to the centre [S2.3-06 S2.3-07]', async () => {
  const sent = answerLists([ROW], {
    'POST /request/bulk/': () => ({
      body: { done: 1, refused: 0, results: [{ id: 7, outcome: 'done', code: null, detail: null }] },
    }),
  });
  const { user, router } = showCentre('review');
  await user.click(await screen.findByLabelText('Select REQ000007'));
  await user.click(screen.getByRole('button', { name: MESSAGES.closeAndMove }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: MESSAGES.closeAndMove }));
  expect(await screen.findByText(MESSAGES.movedToMeeting)).toBeTruthy();
  expect(screen.getByText(MESSAGES.movedToMeetingText)).toBeTruthy();
  expect(sent.findLast(({ path }) => path === '/request/bulk/')?.body).toEqual({
    command: 'move_to_meeting',
    rows: [{ id: 7, modified: ROW.modified }],
  });
  await user.click(screen.getByRole('button', { name: 'Back to the reviews' }));
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/research-match-review');
});

test('applications open to their studies and are found by cohort, reviewers and RM id [S2.3-03 S9-03 S7-03]', async () => {
  const renewed = { ...ROW, status: 7, renewal: { id: 8, status: 3 } };
  const sent = answerLists([renewed], {
    'GET /request/7/': () => ({ body: { id: 7, details: { type: 4, additional_data: {} } } }),
  });
  const asked = (name: string) => sent.findLast(({ path }) => path === '/rm-application/')?.query.get(name);
  const { user } = showPage(ApplicationsPage, {
    route: 'research-match-applications',
    at: '/research-match-applications',
    role: 'rm_admin',
  });
  expect(await screen.findByText(/\(Renewal Under Review\)/)).toBeTruthy();
  const cohort = screen.getByLabelText('Recontacting cohort');
  expect(
    within(cohort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['SSC', 'Simons Searchlight']));
  await user.selectOptions(cohort, 'SSC');
  await expect.poll(() => asked('recontacting_cohort')).toBe('SSC');
  await user.selectOptions(screen.getByLabelText('Reviewers'), 'No one assigned');
  await expect.poll(() => asked('reviews__user__isnull')).toBe('true');
  await enter(/^RM ID/, 'rm00');
  await expect.poll(() => asked('recontacting__summary__rm_ids__rm_id__contains')).toBe('RM00');
  await user.click(screen.getByRole('button', { name: /^Details of REQ000007/ }));
  expect(await screen.findByText(MESSAGES.noDetails)).toBeTruthy();
});

test('before the start one reads how many are ready, need a primary reviewer or have a conflict', async () => {
  const [first, second] = ROW.reviewers;
  const rows = [
    { ...ROW, id: 7, status: 2, reviewers: [first] },
    { ...ROW, id: 8, status: 2, reviewers: [{ ...second, reviewer_role: 1 }] },
    { ...ROW, id: 9, status: 2, reviewers: [] },
  ];
  answerLists(rows);
  showStart(StartReviewPage);
  expect(
    await screen.findByText('2 of 3 ready · 1 needs a primary reviewer · 1 conflict of interest'),
  ).toBeTruthy();
});

test('a renewal has no study to open', async () => {
  answerLists([{ ...ROW, type: 5 }]);
  showPage(ApplicationsPage, {
    route: 'research-match-applications',
    at: '/research-match-applications',
    role: 'rm_admin',
  });
  expect(await screen.findByText('REQ000007')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Details of/ })).toBeNull();
});

test('start waits for a due date, begins, and goes to the centre; what is missing can be assigned [S2.4-02 S2.4-04]', async () => {
  const sent = answerLists([{ ...ROW, status: 2, reviewers: [] }], {
    'POST /review-window/begin/': () => ({
      body: {
        window: WINDOW,
        done: 1,
        refused: 0,
        results: [{ id: 7, sfari_request_id: 'REQ000007', outcome: 'done', code: null, detail: null }],
      },
    }),
    'POST /review/': () => ({ status: 201, body: { id: 1 } }),
  });
  const { user, router, container } = showStart(StartReviewPage);
  const start = await screen.findByRole('button', { name: 'Begin Review' });
  expect(start).toHaveProperty('disabled', true);
  await user.click(await screen.findByRole('button', { name: 'Assign Tara Singh' }));
  await expect
    .poll(() => sent.findLast(({ path }) => path === '/review/')?.body)
    .toEqual({ request: 7, reviewer: 5, reviewer_role: 1 });
  expect(await axeViolations(container)).toEqual([]);
  const due = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, day] = due.split('-');
  await enter(/^Due date of the reviews/, `${month}/${day}/${year}`);
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Begin Review' }));
  await expect.poll(() => router.state.location.pathname).toBe('/research-match-review');
  expect(sent.findLast(({ path }) => path === '/review-window/begin/')?.body).toEqual({
    kind: 'research_match',
    due_date: due,
    meeting_at: null,
  });
});

describe('all suggestions are assigned and the review begins in one step', () => {
  const waiting = {
    id: ROW.id,
    sfari_request_id: 'REQ000007',
    type: 4,
    project_title: 'Sleep of siblings',
    modified: ROW.modified,
    obstacle: null,
    reviewers: [],
    missing: [1],
    marks: [],
    suggested: [{ reviewer: LOAD.id, reviewer_role: 1, among: 1, passed_over: 0 }],
  };
  const result = { id: 7, sfari_request_id: 'REQ000007', outcome: 'done', code: null, detail: null };
  const show = (windows: readonly object[]) => ({
    sent: answerLists([{ ...ROW, status: 2, reviewers: [] }], {
      'GET /review-window/': () => ({ body: page(windows) }),
      'GET /reviewer-suggestion/': () => ({ body: { limit: 10, people: [LOAD], requests: [waiting] } }),
      'POST /request/bulk/': () => ({ body: { done: 1, refused: 0, results: [result] } }),
      'POST /review-window/begin/': () => ({
        body: { window: WINDOW, done: 1, refused: 0, results: [result] },
      }),
    }),
    ...showStart(StartReviewPage),
  });
  const listWrites = (sent: ReturnType<typeof answerLists>) =>
    sent.filter(({ method }) => method === 'POST').map(({ path }) => path);

  test('before a window', async () => {
    const { user, router, sent } = show([]);
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10).split('-');
    await enter(/^Due date of the reviews/, `${day[1]}/${day[2]}/${day[0]}`);
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Assign all suggestions' }));
    await user.click(await screen.findByRole('button', { name: 'Assign 1 reviewer and begin review' }));
    await expect.poll(() => router.state.location.pathname).toBe('/research-match-review');
    expect(listWrites(sent)).toEqual(['/request/bulk/', '/review-window/begin/']);
  });

  test('during a window, which requests join by getting a reviewer', async () => {
    const { user, sent } = show([WINDOW]);
    await screen.findByText(/^Reviews of Q\d \d{4} are running/);
    await user.click(await screen.findByRole('button', { name: 'Assign all suggestions' }));
    const assign = await screen.findByRole('button', { name: 'Assign 1 reviewer and begin review' });
    expect(screen.queryByRole('button', { name: 'Assign 1 reviewer' })).toBeNull();
    await user.click(assign);
    await screen.findByText('Reviewers assigned to 1 request');
    expect(listWrites(sent)).toEqual(['/request/bulk/']);
  });
});

test('where nothing is applicable one is at home with the words of the specification [S2.4-03 S2.4-05]', async () => {
  answerLists([], {
    'GET /review-window/': () => ({ body: page([{ ...WINDOW, kind: 'research_match_renewal' }]) }),
    'POST /review-window/begin/': () => ({ body: { window: null, done: 0, refused: 0, results: [] } }),
  });
  const { user, router } = showStart(StartRenewalReviewPage);
  await screen.findByText(/^Reviews of Q\d \d{4} are running/);
  await user.click(screen.getByRole('button', { name: 'Begin Review' }));
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('who must not begin reviews goes to /404 [S2.4-01]', async () => {
  answerLists();
  for (const role of ['rm_admin', 'superuser', 'internal_reviewer', 'primary_researcher'] as const) {
    const { router, unmount } = showStart(StartReviewPage, role);
    await expect.poll(() => router.state.location.pathname).toBe('/404');
    unmount();
  }
});
