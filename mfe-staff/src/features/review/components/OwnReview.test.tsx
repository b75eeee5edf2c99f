import type { ReviewScore } from '@portal/contract';
import { chooseRubric } from '@portal/contract/rubrics';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { OwnReview } from './OwnReview.tsx';

afterEach(() => vi.unstubAllGlobals());

const ME = 7;
let next = 500;

/** A Research Match request that I review, with the handlers of its calls. */
function setUp(closed: ReviewScore['closed'] = null, role: 1 | 2 | 3 = 1, status: 3 | 4 = 3) {
  const review = (next += 1);
  const request = buildRequest({
    type: 4,
    status,
    review_users: [
      { id: ME, display_name: 'Dana Whitaker', review_id: review, reviewer_role: role, quarter: 'Q3 2026' },
    ],
  });
  const { key, version, criteria } = chooseRubric(4, 1);
  const state: { score: ReviewScore; version: number } = {
    version: 0,
    score: {
      review,
      request: { id: request.id, sfari_request_id: request.sfari_request_id, type: 4 },
      reviewer: { id: ME, display_name: 'Dana Whitaker' },
      reviewer_role: role,
      quarter: 'Q3 2026',
      rubric: { key, version },
      unscored_cohort: null,
      blocks: Object.fromEntries(
        criteria.map((each) => [each.key, { score: null, comment: { strengths: '', weaknesses: '' } }]),
      ),
      notes: { other: '' },
      reviewer_decision: null,
      build_merit: null,
      submitted_at: null,
      closed,
    },
  };
  const path = `/review/${review}/score/`;
  const handlers = {
    [`GET ${path}`]: () => ({ body: state.score }),
    [`PUT ${path}`]: ({ body }: { body: unknown }) => {
      state.score = { ...state.score, ...(body as object) };
      return { body: state.score };
    },
    [`POST ${path}submit/`]: () => ({ body: state.score }),
    'GET /conflict-hint/': () => ({
      body: { results: [{ user: ME, hints: ['same_institution'], has_conflict: false }] },
    }),
    [`GET /request/${request.id}/scores/`]: () => ({
      body: { rubric: { key, version }, unscored_cohort: null, is_hidden: true, reviewers: [], quarters: [] },
    }),
    'GET /conflict/': () => ({ body: page([]) }),
    'POST /conflict/': () => {
      state.score = { ...state.score, closed: null };
      return { status: 201, body: {} };
    },
  };
  return { request, handlers, path };
}
function show(request: ReturnType<typeof setUp>['request']) {
  const [reviewer] = request.review_users;
  if (!reviewer) throw new Error('no one reviews the request');
  return showAs(
    'internal_reviewer',
    <OwnReview request={request} reviewer={reviewer} onSubmitted={() => undefined} />,
    { id: ME },
  );
}

/** Yes or No to the question; the score form asks for a Yes or No too. */
const answer = async (name: 'Yes' | 'No') =>
  within(
    await screen.findByRole('group', { name: 'Do you have a conflict of interest with this request?' }),
  ).getByRole('radio', { name });

test('the question comes first, the form is disabled until it was answered with No [S2.7-02 S5-10]', async () => {
  const { request, handlers } = setUp('question');
  const sent = serve(handlers);
  const { user, container } = show(request);
  const submit = await screen.findByRole('button', { name: 'Submit Response' });
  expect(await screen.findByText('You work at the same institution as the applicant')).toBeTruthy();
  const isOff = () =>
    screen.getByRole('group', { name: 'Research question' }).parentElement?.closest('fieldset')?.disabled;
  expect(isOff()).toBe(true);
  expect(submit).toHaveProperty('disabled', true);
  await user.click(await answer('Yes'));
  expect(submit).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: 'Please explain' }), 'We');
  expect(submit).toHaveProperty('disabled', false);
  await user.click(await answer('No'));
  expect(await axeViolations(container)).toEqual([]);
  await user.click(submit);
  await waitFor(() => expect(isOff()).toBe(false));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    request: request.id,
    user: ME,
    conflict_exists: false,
    explanation: '',
  });
});

test.each([
  [1, true],
  [2, false],
] as const)(
  'a Yes of role %i is noted, with the words for a primary: %s [S6-06 S6-07]',
  async (role, isPrimary) => {
    const { request, handlers } = setUp('question', role);
    serve(handlers);
    const { user } = show(request);
    await user.click(await answer('Yes'));
    await user.type(screen.getByRole('textbox', { name: 'Please explain' }), 'We are one family');
    await user.click(screen.getByRole('button', { name: 'Submit Response' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Your conflict of interest has been noted' }),
    );
    const removed = 'We have removed you as the primary reviewer for the given request.';
    expect(dialog.queryByText(removed) !== null).toBe(isPrimary);
    expect(dialog.getByRole('link')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Return To Home' })).toBeTruthy();
  },
);

test('a conflict found later is explained immediately, and what was typed is there after Cancel', async () => {
  const { request, handlers } = setUp();
  const sent = serve(handlers);
  const { user } = show(request);
  const other = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Other comments/ });
  await user.type(other, 'Mine');
  await user.click(screen.getByRole('button', { name: 'I have a conflict of interest' }));
  expect(screen.queryByRole('group', { name: /^Do you have a conflict/ })).toBeNull();
  expect(await screen.findByText('You work at the same institution as the applicant')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit review' }), 'the scores are out of sight').toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Submit review' })).toBeTruthy();
  expect(other.value).toBe('Mine');
  await user.click(screen.getByRole('button', { name: 'I have a conflict of interest' }));
  await user.type(screen.getByRole('textbox', { name: 'Please explain' }), 'We are one family');
  await user.click(screen.getByRole('button', { name: 'Submit Response' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(sent.find(({ path, method }) => path === '/conflict/' && method === 'POST')?.body).toMatchObject({
    conflict_exists: true,
    explanation: 'We are one family',
  });
});

test('a submitted review is a sentence, without a form that does nothing', async () => {
  const { request, handlers } = setUp('submitted');
  serve(handlers);
  show(request);
  expect(await screen.findByText(/^You submitted this review on/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('after submitting, a conflict is declared below, with what it changes', async () => {
  const { request, handlers } = setUp('submitted');
  serve(handlers);
  const { user } = show(request);
  const submitted = await screen.findByText(/^You submitted this review on/);
  const effect = screen.getByText(
    'If you declare a conflict now, your review no longer counts, and you can no longer open this request.',
  );
  expect(submitted.compareDocumentPosition(effect)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const declare = screen.getByRole('button', { name: 'I have a conflict of interest' });
  expect(effect.compareDocumentPosition(declare)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(declare);
  expect(await screen.findByRole('textbox', { name: 'Please explain' })).toBeTruthy();
});

test('after the decision no conflict is offered, because the server takes none', async () => {
  const { request, handlers } = setUp('submitted', 1, 4);
  serve(handlers);
  show(request);
  expect(await screen.findByText(/^You submitted this review on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I have a conflict of interest' })).toBeNull();
});

test('what is typed is saved a second later, and says so; a fault is at its field [S8-12]', async () => {
  const { request, handlers, path } = setUp();
  const sent = serve(handlers);
  const { user } = show(request);
  await user.click(
    within(await screen.findByRole('group', { name: 'Research question' })).getByRole('radio', { name: '4' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Research question: Strengths' }), 'Clear');
  expect((await screen.findAllByText(/^Saved/)).length).toBeGreaterThan(0);
  const saved = sent.findLast(({ method }) => method === 'PUT');
  expect(saved?.path).toBe(path);
  expect(saved?.body).toMatchObject({
    blocks: { research: { score: 4, comment: { strengths: 'Clear', weaknesses: '' } } },
  });
});

test('what is missing is in a summary and at its field; a submitted review thanks with two ways on [S2.7-04 S8-12]', async () => {
  const { request, handlers, path } = setUp();
  const answers = [
    {
      status: 400,
      body: { reviewer_decision: ['Required field'], 'blocks.research.score': ['Required field'] },
    },
  ];
  serve({ ...handlers, [`POST ${path}submit/`]: () => answers.shift() ?? { body: {} } });
  const { user } = show(request);
  await user.click(await screen.findByRole('button', { name: 'Submit review' }));
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement;
  expect(document.activeElement).toBe(summary);
  const links = within(summary ?? document.body).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Research question: Required field',
    expect.stringMatching(/: Required field$/),
  ]);
  await user.click(links[0] ?? document.body);
  const scores = within(screen.getByRole('group', { name: 'Research question' }));
  await waitFor(() => expect(document.activeElement).toBe(scores.getByRole('radio', { name: '1' })));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  await user.click(scores.getByRole('radio', { name: '4' }));
  expect(
    within(summary ?? document.body).getAllByRole('link'),
    'what was changed is off the list',
  ).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Return To Home' })).toBeTruthy();
  expect(dialog.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
});

test('of two tabs the second keeps its words until one of both was chosen', async () => {
  const { request, handlers, path } = setUp();
  const answers = [{ status: 409, body: { code: 'STALE', detail: 'stale' } }];
  const sent = serve({
    ...handlers,
    [`PUT ${path}`]: (call) => answers.shift() ?? handlers[`PUT ${path}`]?.(call) ?? { body: {} },
  });
  const { user } = show(request);
  const other = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Other comments/ });
  await user.type(other, 'Mine');
  await user.click(await screen.findByRole('button', { name: 'Keep what I typed here' }));
  expect(other.value).toBe('Mine');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
});

test('what an earlier visit typed and could not save is in its field, and is saved', async () => {
  const { request, handlers, path } = setUp();
  const sent = serve(handlers);
  const [own] = request.review_users;
  const values = { notes: { other: 'Typed before the reload' } };
  const bases = [{ notes: { other: '' } }];
  const key = `portal.draft.review-${own?.review_id}-user-${ME}`;
  localStorage.setItem(key, JSON.stringify({ values, bases, at: '2026-11-20T14:02:00Z' }));
  show(request);
  const other = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Other comments/ });
  expect(other.value).toBe('Typed before the reload');
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  await waitFor(() =>
    expect(sent.some(({ path: of, method }) => of === path && method === 'PUT')).toBe(true),
  );
});
