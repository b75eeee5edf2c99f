/** /abn-review/{id}: the question, what scores mean, the form with its mean, and the application beside it. */
import type { ReviewScore } from '@portal/contract';
import { chooseRubric } from '@portal/contract/rubrics';
import { axeViolations, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { Component as TissueReviewPage } from './TissueReviewPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Whom `showPage` signs in. */
const ME = 7;
let next = 800;

function setUp({
  closed = null,
  type = 8,
  isMine = true,
}: {
  closed?: ReviewScore['closed'];
  type?: 1 | 8;
  isMine?: boolean;
} = {}) {
  const review = (next += 1);
  const request = buildRequest({
    type,
    review_users: isMine
      ? [{ id: ME, display_name: 'Pat Lee', review_id: review, reviewer_role: 1, quarter: null }]
      : [],
  });
  const { key, version, criteria } = chooseRubric(8, null);
  const score: ReviewScore = {
    review,
    request: { id: request.id, sfari_request_id: request.sfari_request_id, type: 8 },
    reviewer: { id: ME, display_name: 'Pat Lee' },
    reviewer_role: 1,
    quarter: 'Q3 2026',
    rubric: { key, version },
    unscored_cohort: null,
    blocks: Object.fromEntries(
      criteria.map((each) => [each.key, { score: null, comment: { strengths: '', weaknesses: '' } }]),
    ),
    notes: { comments: '', funding: '', missing_info: '', recommendation: '' },
    reviewer_decision: null,
    build_merit: null,
    submitted_at: null,
    closed,
  };
  const sent = serve({
    [`GET /request/${request.id}/`]: () => ({ body: request }),
    [`GET /review/${review}/score/`]: () => ({ body: score }),
    [`PUT /review/${review}/score/`]: ({ body }: { body: unknown }) => ({
      body: { ...score, ...(body as object) },
    }),
    'GET /conflict-hint/': () => ({ body: { results: [] } }),
  });
  return { request, sent, review };
}
const show = (id: number | string) =>
  showPage(TissueReviewPage, {
    route: 'abn-review/:requestId',
    at: `/abn-review/${id}`,
    role: 'abn_reviewer',
  });

test('the application stands beside the form, and what scores mean above it [S2.7-01 S2.7-05]', async () => {
  const { request } = setUp();
  const { container } = show(request.id);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Review of ${request.sfari_request_id}` }),
  ).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'What the scores mean' });
  for (const { label } of chooseRubric(8, null).criteria) {
    const row = within(table).getByRole('row', { name: new RegExp(`^${label}`) });
    expect(within(row).getAllByRole('cell')).toHaveLength(3);
    expect(
      within(row)
        .getAllByRole('cell')
        .every(({ textContent }) => textContent !== ''),
    ).toBe(true);
  }
  const first = screen.getByRole('textbox', { name: 'Importance' });
  expect(table.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'The application' })).getByRole('tablist')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('the question about a conflict comes first, and the form is disabled until it was answered [S2.7-02]', async () => {
  const { request } = setUp({ closed: 'question' });
  show(request.id);
  const question = await screen.findByText('Do you have a conflict of interest with this request?');
  const table = screen.getByRole('table', { name: 'What the scores mean' });
  expect(question.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Importance' });
  expect(field.closest('fieldset')?.disabled).toBe(true);
});

test('47 becomes 45 and 51 becomes 50 after an idle second, and the mean follows [S5-30 S2.7-06]', async () => {
  const { request, sent, review } = setUp();
  const { user } = show(request.id);
  const importance = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Importance' });
  const novelty = screen.getByRole<HTMLInputElement>('textbox', { name: 'Novelty' });
  const mean = within(screen.getByRole('region', { name: 'Mean score' }));
  expect(mean.getByText('-')).toBeTruthy();
  await user.type(importance, '47');
  await user.type(novelty, '51');
  expect(importance.value).toBe('47');
  await waitFor(() => expect([importance.value, novelty.value]).toEqual(['45', '50']), { timeout: 3000 });
  expect(mean.getByText('47.50')).toBeTruthy();
  expect(mean.getByText('of 2 of 7 scores')).toBeTruthy();
  await waitFor(
    () =>
      expect(sent.findLast(({ method }) => method === 'PUT')).toMatchObject({
        path: `/review/${review}/score/`,
        body: { blocks: { importance: { score: 45 }, novel: { score: 50 } } },
      }),
    { timeout: 4000 },
  );
});

test('who does not review the request is told, and led to it', async () => {
  const { request } = setUp({ isMine: false });
  show(request.id);
  const note = await screen.findByText('You are not a reviewer of this request');
  expect(note).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(
    `/request/${request.id}`,
  );
  expect(screen.queryByRole('textbox', { name: 'Importance' })).toBeNull();
});

test('what is not scored here opens as a request, and what is no number as not found', async () => {
  const { request } = setUp({ type: 1 });
  const { router, unmount } = show(request.id);
  await expect.poll(() => router.state.location.pathname).toBe(`/request/${request.id}`);
  unmount();
  const other = show('abc');
  await expect.poll(() => other.router.state.location.pathname).toBe('/404');
});
