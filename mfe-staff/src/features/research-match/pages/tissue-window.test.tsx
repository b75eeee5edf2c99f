/** /abn_tissue/start-review: by administrators and the project manager; the rest goes to /404 (spec 3 section 2.4). */
import { ROLES, type Role } from '@portal/contract/roles';
import { Toaster } from '@portal/shared-ui/toaster';
import { axeViolations, enter, showPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, serve } from '../../../testing/server.ts';
import { Component as StartTissueReviewPage } from './StartTissueReviewPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const OPENERS: readonly Role[] = ['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'];
const ROW = {
  id: 7,
  sfari_request_id: 'REQ000007',
  type: 8,
  status: 2,
  tab: 'new',
  owner: { id: 2, display_name: 'Anika Sharma' },
  institution: null,
  project_title: 'Purkinje cells',
  reviewers: [{ id: 3, display_name: 'Ines Moreau', reviewer_role: 1, progress: 'New', has_conflict: false }],
};
const WINDOW = {
  id: 3,
  kind: 'abn_tissue',
  quarter: 'Q3 2026',
  due_date: '2099-12-15',
  meeting_at: null,
  opened_by: { id: 1, display_name: 'Maya' },
  begun: '2026-11-20T10:00:00Z',
  is_open: true,
  is_current: true,
  abilities: { edit: true, set_meeting: true },
};
const answer = (more: Parameters<typeof serve>[0] = {}, rows: readonly unknown[] = [ROW]) =>
  serve({
    'GET /abn-request/': () => ({ body: page([...rows]) }),
    'GET /review-window/': () => ({ body: page([]) }),
    'GET /reviewer-suggestion/': () => ({ body: { limit: 10, people: [], requests: [] } }),
    ...more,
  });
const Page = () => (
  <>
    <StartTissueReviewPage />
    <Toaster />
  </>
);
const show = (role: Role = 'abn_proj_mgr') =>
  showPage(Page, { route: 'abn_tissue/start-review', at: '/abn_tissue/start-review/', role });

test('the project manager chooses a day, begins, and is on the dashboard [S2.4-06]', async () => {
  const sent = answer({
    'POST /review-window/begin/': () => ({
      body: { window: WINDOW, done: 1, refused: 0, results: [{ id: 7, outcome: 'done' }] },
    }),
  });
  const { user, router, container } = show();
  const begin = await screen.findByRole('button', { name: 'Begin 1 review' });
  expect(begin).toHaveProperty('disabled', true);
  expect(await screen.findByText('Ines Moreau')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  const due = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, day] = due.split('-');
  await enter(/^Due date of the reviews/, `${month}/${day}/${year}`);
  await user.tab();
  await user.click(begin);
  await expect.poll(() => router.state.location.pathname).toBe('/abn-dashboard');
  expect(sent.findLast(({ path }) => path === '/review-window/begin/')?.body).toEqual({
    kind: 'abn_tissue',
    due_date: due,
    meeting_at: null,
  });
});

test('where nothing is applicable one is at home with words that say so [S2.4-06]', async () => {
  answer(
    {
      'GET /review-window/': () => ({ body: page([WINDOW]) }),
      'POST /review-window/begin/': () => ({
        body: { window: WINDOW, done: 0, refused: 0, results: [] },
      }),
    },
    [],
  );
  const { user, router } = show();
  await screen.findByText(/^Reviews of Q\d \d{4} are running/);
  expect(screen.getByRole('button', { name: 'Change dates of Q3 2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Begin Review' }));
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('who must not begin tissue reviews goes to /404 [S2.4-06]', async () => {
  answer();
  for (const role of ROLES.filter((one) => !OPENERS.includes(one))) {
    const { router, unmount } = show(role);
    await expect.poll(() => router.state.location.pathname).toBe('/404');
    unmount();
  }
});
