/** /abn-review/{id} and /review/{id}: the question, what scores mean, the form with its progress, and the application beside it. */
import type { ReviewScore } from '@portal/contract';
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentForm } from '@portal/contract/request-types/lookup';
import { chooseRubric } from '@portal/contract/rubrics';
import { axeViolations, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildOwnReview } from '../../../testing/build-own-review.ts';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { Component as ScoringPage } from './ScoringPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Whom `showPage` signs in. */
const ME = 7;
let next = 800;

function setUp({
  closed = null,
  type = 8,
  isMine = true,
  others = [],
  answers = [],
}: {
  closed?: ReviewScore['closed'];
  type?: 1 | 4 | 8;
  isMine?: boolean;
  /** Other requests that one reviews. */
  others?: readonly ReturnType<typeof buildRequest>[];
  /** To submitting, one after the other. */
  answers?: { status: number; body: unknown }[];
} = {}) {
  const review = (next += 1);
  const form = currentForm(type);
  const details = form && { type, form_version: form.version, additional_data: exampleAnswers(form) };
  const request = buildRequest({
    type,
    ...({ details } as Partial<ReturnType<typeof buildRequest>>),
    review_users: isMine
      ? [{ id: ME, display_name: 'Pat Lee', review_id: review, reviewer_role: 1, quarter: null }]
      : [],
  });
  const { key, version, criteria } = chooseRubric(type === 4 ? 4 : 8, null);
  const score: ReviewScore = {
    review,
    request: { id: request.id, sfari_request_id: request.sfari_request_id, type: type === 4 ? 4 : 8 },
    reviewer: { id: ME, display_name: 'Pat Lee' },
    reviewer_role: 1,
    quarter: 'Q3 2026',
    rubric: { key, version },
    unscored_cohort: null,
    blocks: Object.fromEntries(
      criteria.map((each) => [each.key, { score: null, comment: { strengths: '', weaknesses: '' } }]),
    ),
    notes: type === 4 ? { other: '' } : { comments: '', funding: '', missing_info: '', recommendation: '' },
    reviewer_decision: null,
    build_merit: null,
    submitted_at: null,
    closed,
  };
  const sent = serve({
    [`GET /request/${request.id}/`]: () => ({ body: request }),
    ...Object.fromEntries(others.map((other) => [`GET /request/${other.id}/`, () => ({ body: other })])),
    [`GET /review/${review}/score/`]: () => ({ body: score }),
    [`PUT /review/${review}/score/`]: ({ body }: { body: unknown }) => ({
      body: { ...score, ...(body as object) },
    }),
    [`POST /review/${review}/score/submit/`]: () => answers.shift() ?? { body: score },
    'GET /conflict-hint/': () => ({ body: { results: [] } }),
    'GET /own-review/': () => ({
      body: {
        results: [
          buildOwnReview(request, { review, due_date: '2026-12-09', is_late: true }),
          ...others.map((other) => buildOwnReview(other)),
        ],
      },
    }),
  });
  return { request, sent, review };
}
const show = (id: number | string) =>
  showPage(ScoringPage, {
    route: 'abn-review/:requestId',
    at: `/abn-review/${id}`,
    role: 'abn_reviewer',
  });
const showMatch = (id: number | string) =>
  showPage(ScoringPage, { route: 'review/:requestId', at: `/review/${id}`, role: 'external_reviewer' });

test('the application is beside the form, and what scores mean above it [S2.7-01 S2.7-05]', async () => {
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
  const progress = screen.getByRole('region', { name: 'Progress of your review' });
  expect(progress.textContent).toMatch(/^0 of 7 scored · Mean score -/);
  await user.type(importance, '47');
  await user.type(novelty, '51');
  expect(importance.value).toBe('47');
  await waitFor(() => expect([importance.value, novelty.value]).toEqual(['45', '50']));
  expect(progress.textContent).toMatch(/^2 of 7 scored · Mean score 47\.50/);
  const bands = within(screen.getByRole('list', { name: 'What the scores for Importance mean' }));
  expect(
    bands
      .getAllByRole('listitem')
      .map((band) => [band.textContent?.slice(0, 9), band.getAttribute('aria-current')]),
  ).toEqual([
    ['0 to 15: ', null],
    ['20 to 35:', null],
    ['40 to 50:', 'true'],
  ]);
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PUT')).toMatchObject({
      path: `/review/${review}/score/`,
      body: { blocks: { importance: { score: 45 }, novel: { score: 50 } } },
    }),
  );
});

test('who does not review the request reads so, and is led to it', async () => {
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

test('a Research Match application is scored by one press a criterion, or by its key; what the score means is below it', async () => {
  const { request, sent } = setUp({ type: 4 });
  const { user, container } = showMatch(request.id);
  const group = await screen.findByRole('group', { name: 'Research question' });
  expect(within(group).getAllByRole('radio')).toHaveLength(5);
  expect(
    screen.getAllByText('Score each criterion from 1 (weakest) to 5 (strongest). The number keys work too.'),
  ).toHaveLength(1);
  const progress = screen.getByRole('region', { name: 'Progress of your review' });
  await waitFor(() => expect(progress.textContent).toBe('0 of 6 scored · Total 0 of 30Due 12/09/2026Late'));
  await user.click(within(group).getByRole('radio', { name: '4' }));
  expect(within(group).getByText('Strong, with minor weaknesses')).toBeTruthy();
  await user.tab();
  await user.keyboard('3');
  const strengths = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Research question: Strengths',
  });
  expect(document.activeElement, 'a number that is typed in a text stays there').toBe(strengths);
  expect(strengths.value).toBe('3');
  const engagement = screen.getByRole('group', { name: 'Participant engagement' });
  expect(screen.getByText(/^Does the study merit an online survey built by the foundation/)).toBeTruthy();
  within(engagement).getByRole('radio', { name: '1' }).focus();
  await user.keyboard('5');
  const five = within(engagement).getByRole<HTMLInputElement>('radio', { name: '5' });
  expect([five.checked, document.activeElement]).toEqual([true, five]);
  expect(within(engagement).getByText('Excellent, with no real weakness')).toBeTruthy();
  expect(progress.textContent).toContain('2 of 6 scored · Total 9 of 30');
  expect(await axeViolations(container)).toEqual([]);
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      blocks: { research: { score: 4 }, engagement: { score: 5 } },
    }),
  );
});

test('nothing on the page of a reviewer is called ADMIN; the outline leads to each part of the application', async () => {
  const { request } = setUp({ type: 4 });
  showMatch(request.id);
  const outline = within(await screen.findByRole('navigation', { name: 'Outline of the application' }));
  const links = outline.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Study',
    'Research plan',
    'Participants',
    'Funding and approval',
  ]);
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(within(part ?? document.body).getByRole('heading', { level: 2 }).textContent).toBe(
      link.textContent,
    );
  }
  expect(screen.queryByText('ADMIN')).toBeNull();
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the page' }));
  expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#application',
    '#own-review',
  ]);
});

test.each([
  ['Research Match', 4, 'research', 'Research question'],
  ['tissue', 8, 'importance', 'Importance'],
] as const)(
  'a refused %s review has its summary with the focus, and Error in the title',
  async (_kind, type, criterion, label) => {
    const refused = { status: 400, body: { [`blocks.${criterion}.score`]: ['Required field'] } };
    const { request } = setUp({ type, answers: [refused] });
    const { user } = type === 4 ? showMatch(request.id) : show(request.id);
    await user.click(await screen.findByRole('button', { name: 'Submit review' }));
    const heading = await screen.findByRole('heading', { name: 'There is a problem' });
    expect(document.activeElement).toBe(heading.parentElement);
    expect(document.title).toMatch(/^Error: /);
    await user.click(screen.getByRole('link', { name: `${label}: Required field` }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  },
);

test('after a review the next one is one press away, with how many are left', async () => {
  const others = [buildRequest({ type: 4 }), buildRequest({ type: 8 })];
  const { request } = setUp({ type: 4, others });
  const { user, router } = showMatch(request.id);
  await user.click(await screen.findByRole('button', { name: 'Submit review' }));
  const thanks = within(await screen.findByRole('dialog'));
  expect(thanks.getByRole('button', { name: 'Return To Home' })).toBeTruthy();
  expect(thanks.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
  await user.click(await thanks.findByRole('button', { name: 'Next review (2 left)' }));
  await expect.poll(() => router.state.location.pathname).toBe(`/review/${others[0]?.id}`);
});

test('after the last review the way on is home', async () => {
  const { request } = setUp({ type: 4 });
  const { user } = showMatch(request.id);
  await user.click(await screen.findByRole('button', { name: 'Submit review' }));
  const thanks = within(await screen.findByRole('dialog'));
  expect(thanks.queryByRole('button', { name: /^Next review/ })).toBeNull();
});

test('an address that names the form puts the focus on it, one without does not [S2.7-01]', async () => {
  const { request } = setUp({ type: 4 });
  const { unmount } = showMatch(`${request.id}#own-review`);
  const form = await screen.findByRole('region', { name: 'Your review' });
  await waitFor(() => expect(document.activeElement).toBe(form));
  unmount();
  showMatch(request.id);
  await screen.findByRole('region', { name: 'Your review' });
  expect(document.activeElement?.id).not.toBe('own-review');
});

test('each kind has one address', async () => {
  const { request } = setUp({ type: 8 });
  const { router } = showMatch(request.id);
  await expect.poll(() => router.state.location.pathname).toBe(`/abn-review/${request.id}`);
});
