import { MESSAGES } from '@portal/contract/messages';
import type { Request } from '@portal/contract/types';
import { onFailedCall } from '@portal/shared-ui/data';
import { axeViolations, passTime, startFakeClock } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { ReviewerSection } from './ReviewerSection.tsx';

const people = page([{ id: 3, display_name: 'Anders Falk', email: 'reviewer@demo.test' }]);
const ANDERS = {
  id: 3,
  display_name: 'Anders Falk',
  review_id: 44,
  reviewer_role: 1,
  quarter: null,
} as const;

afterEach(() => vi.unstubAllGlobals());

function show(request: Request) {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return {
    ...showAs('sfari_admin', <ReviewerSection request={request} etag={null} reload={reload} />),
    reload,
  };
}

async function pick(user: ReturnType<typeof show>['user']) {
  await user.click(screen.getByRole('combobox', { name: 'Add Primary Reviewer' }));
  await user.click(await screen.findByRole('option', { name: /Anders Falk/ }));
}

test('a person of the right group is assigned immediately', async () => {
  const request = buildRequest();
  const sent = serve({
    'GET /person/': () => ({ body: people }),
    'POST /review/': () => ({ status: 201, body: {} }),
  });
  const { user, reload, container } = show(request);
  await pick(user);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.find(({ path }) => path === '/person/')?.query.get('groups__name__in')).toBe('sfari_reviewer');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    request: request.id,
    reviewer: 3,
    reviewer_role: 1,
  });
  expect(await axeViolations(container)).toEqual([]);
});

test('who has no conflict and the fewest open reviews comes first', async () => {
  const names = ['Anders Falk', 'Bea Ruiz', 'Carl Oduya', 'Dina Katz'];
  const load = (id: number, open: number) => ({ id, open, oldest: '2026-11-01T10:00:00Z' });
  serve({
    'GET /person/': () => ({
      body: page(names.map((display_name, at) => ({ id: at + 3, display_name, email: 'r@demo.test' }))),
    }),
    'GET /workload/': () => ({ body: page([load(3, 4), load(4, 0), load(5, 0), load(6, 1)]) }),
    'GET /conflict-hint/': () => ({
      body: {
        results: [
          { user: 4, has_conflict: true, hints: [] },
          { user: 5, has_conflict: false, hints: ['institution'] },
        ],
      },
    }),
  });
  const { user } = show(buildRequest());
  await user.click(screen.getByRole('combobox', { name: 'Add Primary Reviewer' }));
  await screen.findByRole('option', { name: /Anders Falk/ });
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 4));
  expect(shown).toEqual(['Dina', 'Ande', 'Carl', 'Bea ']);
});

test('the assignment can be undone from its notice, once, and then the request is read again', async () => {
  const sent = serve({
    'GET /person/': () => ({ body: people }),
    'POST /review/': () => ({ status: 201, body: { id: 44 } }),
    'POST /review/44/undo/': () => ({ status: 204, body: null }),
  });
  const { user, reload } = show(buildRequest());
  await pick(user);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Anders Falk is no longer assigned to review/)).toBeTruthy();
  expect(sent.filter(({ path }) => path === '/review/44/undo/')).toHaveLength(1);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('while one person is being assigned no other can be chosen', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const assigned = new Promise((resolve) => (answer = resolve));
  serve({
    'GET /person/': () => ({ body: people }),
    'POST /review/': () => assigned.then(() => ({ status: 201, body: { id: 44 } })),
  });
  const { user } = show(buildRequest());
  await pick(user);
  const box = screen.getByRole('combobox', { name: 'Add Primary Reviewer' });
  await waitFor(() => expect(box).toHaveProperty('disabled', true));
  answer(null);
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
});

test('two assignments are both undone, also when the second Undo comes before the first is answered', async () => {
  let nextId = 44;
  let answer: (value: unknown) => void = () => undefined;
  const undone = new Promise((resolve) => (answer = resolve));
  const undo = () => undone.then(() => ({ status: 204, body: null }));
  const sent = serve({
    'GET /person/': () => ({ body: people }),
    'POST /review/': () => ({ status: 201, body: { id: nextId++ } }),
    'POST /review/44/undo/': undo,
    'POST /review/45/undo/': undo,
  });
  const { user } = show(buildRequest());
  await pick(user);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  await pick(user);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) await user.click(button);
  const undos = () => sent.flatMap(({ path }) => (path.endsWith('/undo/') ? [path] : [])).toSorted();
  await waitFor(() => expect(undos()).toEqual(['/review/44/undo/', '/review/45/undo/']));
  answer(null);
  await waitFor(() =>
    expect(screen.getAllByText(/^Anders Falk is no longer assigned to review/)).toHaveLength(2),
  );
});

test('an undo that comes too late says what to do instead', async () => {
  const detail = 'The reviewer has already been notified. Remove them instead';
  serve({
    'GET /person/': () => ({ body: people }),
    'POST /review/': () => ({ status: 201, body: { id: 44 } }),
    'POST /review/44/undo/': () => ({ status: 409, body: { code: 'WRONG_STATE', detail } }),
  });
  const { user } = show(buildRequest());
  await pick(user);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(detail)).toBeTruthy();
});

test('a refusal is shown where the person was chosen', async () => {
  serve({
    'GET /person/': () => ({ body: people }),
    'POST /review/': () => ({
      status: 409,
      body: { code: 'WRONG_STATE', detail: 'Anders Falk reviews this request already' },
    }),
  });
  const { user, reload } = show(buildRequest());
  await pick(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Anders Falk reviews this request already');
  expect(reload).not.toHaveBeenCalled();
});

const fault = () => ({ status: 500, body: { code: 'SERVER_ERROR', detail: 'Oh' } });
const ASSIGN_FAILED = 'There was an issue creating the review.';
const REMOVE_FAILED = 'Server error: Oh';

async function failToAssign() {
  const sent = serve({ 'GET /person/': () => ({ body: people }), 'POST /review/': fault });
  const { user } = show(buildRequest());
  await pick(user);
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('POST'));
}
async function failToRemove() {
  const sent = serve({ 'DELETE /review/44/': fault });
  const { user } = show(buildRequest({ review_users: [ANDERS] }));
  await user.click(screen.getByRole('button', { name: 'Remove Anders Falk' }));
  await user.click(await screen.findByRole('button', { name: 'Remove reviewer' }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('DELETE'));
}

test.each([
  [failToAssign, ASSIGN_FAILED],
  [failToRemove, REMOVE_FAILED],
] as const)('a fault that no frame shows is shown here: %o', async (fail, words) => {
  await fail();
  expect(await screen.findAllByText(words)).toHaveLength(1);
});

test.each([
  [failToAssign, ASSIGN_FAILED],
  [failToRemove, REMOVE_FAILED],
] as const)('a fault that the frame shows is not shown here again: %o', async (fail, words) => {
  startFakeClock();
  const stop = onFailedCall(() => true);
  await fail();
  await passTime(1000);
  expect(screen.queryByText(words)).toBeNull();
  stop();
});

test('removing asks first and names the person [S5-05]', async () => {
  const sent = serve({ 'DELETE /review/44/': () => ({ status: 204, body: null }) });
  const { user, reload } = show(buildRequest({ review_users: [ANDERS] }));
  expect(screen.queryByRole('combobox', { name: 'Add Primary Reviewer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Anders Falk' }));
  const dialog = await screen.findByRole('alertdialog', { name: MESSAGES.removeReviewers });
  expect(dialog.textContent).toContain("will no longer appear among Anders Falk's reviews");
  await user.click(within(dialog).getByRole('button', { name: 'Remove reviewer' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.map(({ method }) => method)).toContain('DELETE');
});

test('who must not assign sees the names only', () => {
  serve({});
  show(buildRequest({ review_users: [ANDERS], abilities: { see_reviewers: true } }));
  expect(screen.getByText('Anders Falk')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

const names = () => screen.getAllByRole('combobox').map((box) => box.getAttribute('aria-label'));

test.each([
  [4, ['Add Primary Reviewer', 'Add Secondary Reviewer', 'Add Other Reviewers']],
  [5, ['Add Primary Reviewer', 'Add Secondary Reviewer', 'Add Other Reviewers']],
  [1, ['Add Primary Reviewer', 'Add Reviewers']],
  [8, ['Add Primary Reviewer', 'Add Reviewers']],
] as const)('type %i has its reviewers under their names [S2.6-07 S2.6-08]', (type, expected) => {
  serve({});
  show(buildRequest({ type }));
  expect(names()).toEqual(expected);
});

test('no one is offered a place beyond the hundredth other reviewer [S5-04]', () => {
  serve({});
  const others = Array.from({ length: 100 }, (_, index) => ({
    ...ANDERS,
    id: 200 + index,
    review_id: 200 + index,
    reviewer_role: 3 as const,
  }));
  show(buildRequest({ review_users: others }));
  expect(names()).toEqual(['Add Primary Reviewer']);
});

test('what may be a conflict is shown with the reviewer whom it is about', async () => {
  serve({
    'GET /conflict-hint/': () => ({
      body: { results: [{ user: 3, hints: ['same_institution'], has_conflict: false }] },
    }),
  });
  const other = { ...ANDERS, id: 4, display_name: 'Bea Holm', review_id: 45, reviewer_role: 3 as const };
  show(buildRequest({ review_users: [ANDERS, other] }));
  const hint = await screen.findByText(/^May be a conflict/);
  expect(hint.closest('li')?.textContent).toContain('Anders Falk');
  expect(hint.closest('li')?.textContent).not.toContain('Bea Holm');
});

test.each([
  [4, 2, 'SFARI administrators assign reviewers.'],
  [8, 2, 'SFARI administrators and tissue project managers assign reviewers.'],
  [4, 4, null],
] as const)(
  'who cannot assign reads who does, while someone can: type %i, status %i',
  (type, status, text) => {
    serve({});
    const request = buildRequest({ type, status });
    const abilities = { ...request.abilities, assign_reviewer: false };
    showAs(
      'rm_admin',
      <ReviewerSection request={{ ...request, abilities }} etag={null} reload={() => Promise.resolve()} />,
    );
    expect(screen.queryByText(/assign reviewers\.$/)?.textContent ?? null).toBe(text);
  },
);
