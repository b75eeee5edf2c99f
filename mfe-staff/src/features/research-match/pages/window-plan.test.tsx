/** The preview of a window: whom it suggests for the role that it needs, and what it says where it suggests no one. */
import { showPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, serve } from '../../../testing/server.ts';
import { Component as StartRenewalReviewPage } from './StartRenewalReviewPage.tsx';
import { Component as StartReviewPage } from './StartReviewPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const ROW = {
  id: 7,
  sfari_request_id: 'REQ000007',
  type: 4,
  status: 2,
  project_title: 'Sleep of siblings',
  owner: { id: 2, display_name: 'Anika Sharma' },
  modified: '2026-11-17T10:00:00Z',
  reviewers: [] as object[],
};
const LOAD = { id: 5, display_name: 'Tara Singh', open: 1, late: 0, not_begun: 0, oldest: null };

const answer = (rows: readonly object[], requests: readonly object[], people: readonly object[] = [LOAD]) =>
  serve({
    'GET /rm-application/': () => ({ body: page([...rows]) }),
    'GET /review-window/': () => ({ body: page([]) }),
    'GET /reviewer-suggestion/': () => ({ body: { limit: 10, people, requests } }),
  });
const show = (Component: () => React.ReactNode) =>
  showPage(Component, {
    route: 'research-match-review/start-review',
    at: '/research-match-review/start-review',
    role: 'sfari_admin',
  });

test('a row says as many reviews as the list of people, and why no one is suggested', async () => {
  const known = { obstacle: null, marks: [], suggested: [] };
  answer(
    [7, 8, 9].map((id) => ({ ...ROW, id })),
    [
      { ...known, id: 7, suggested: [{ reviewer: LOAD.id, reviewer_role: 1 }] },
      { ...known, id: 8 },
      { ...known, id: 9, obstacle: "You can't assign reviewers to this request" },
    ],
    [{ ...LOAD, open: 2 }],
  );
  show(StartReviewPage);
  expect(await screen.findByText('After the start, Tara Singh would have 3 open reviews')).toBeTruthy();
  const load = within(screen.getByRole('region', { name: 'Reviews by person' }));
  expect(load.getByRole('columnheader', { name: 'Open reviews' })).toBeTruthy();
  expect(load.getByRole('row', { name: /Tara Singh/ }).textContent).toBe('Tara Singh22');
  expect(
    screen.getByText('Everyone without a possible conflict of interest already has 10 reviews'),
  ).toBeTruthy();
  expect(screen.getByText("You can't assign reviewers to this request")).toBeTruthy();
  expect(screen.queryByText(/^Everyone may have/)).toBeNull();
});

test('where nothing is waiting, no suggestions are offered', async () => {
  answer([], []);
  show(StartReviewPage);
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign all suggestions' })).toBeNull();
});

test('the page of renewals assigns the role that its window needs', async () => {
  const primary = {
    id: 3,
    display_name: 'Ines Moreau',
    reviewer_role: 1,
    progress: 'New',
    has_conflict: false,
  };
  const sent = answer(
    [{ ...ROW, type: 5, reviewers: [primary] }],
    [
      {
        ...ROW,
        type: 5,
        obstacle: null,
        reviewers: [],
        missing: [3],
        marks: [],
        suggested: [{ reviewer: LOAD.id, reviewer_role: 3, among: 1, passed_over: 0 }],
      },
    ],
  );
  const { user } = show(StartRenewalReviewPage);
  expect(await screen.findByText('No other reviewer yet')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Assign Tara Singh' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign all suggestions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign reviewers' }));
  expect(await dialog.findByText('Other')).toBeTruthy();
  const asked = sent.filter(({ path }) => path === '/reviewer-suggestion/');
  expect(asked.map(({ query }) => query.get('window'))).toEqual(asked.map(() => 'research_match_renewal'));
});
