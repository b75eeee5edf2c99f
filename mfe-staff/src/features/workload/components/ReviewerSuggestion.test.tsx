import { axeViolations } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { ReviewerPicker } from '../../request/components/ReviewerPicker.tsx';

afterEach(() => vi.unstubAllGlobals());

const load = (id: number, display_name: string, open: number, more: object = {}) => ({
  id,
  display_name,
  groups: ['sfari_reviewer'],
  open,
  late: 0,
  oldest: open ? '2026-11-02T10:00:00Z' : null,
  next_due: null,
  ...more,
});
const ANDERS = {
  id: 3,
  display_name: 'Anders Falk',
  review_id: 44,
  reviewer_role: 1,
  quarter: null,
} as const;
const LOADS = [
  load(3, 'Anders Falk', 0),
  load(4, 'Bea Holm', 1),
  load(5, 'Cora Ito', 2),
  load(6, 'Dan Jost', 3),
];
const HINTS = [
  { user: 4, hints: ['same_institution'], has_conflict: false },
  { user: 5, hints: [], has_conflict: false },
  { user: 6, hints: [], has_conflict: false },
];

const CORA = { reviewer: 5, reviewer_role: 3, among: 3, passed_over: 1 };

function show(suggested: readonly object[] = [CORA]) {
  const request = buildRequest({ review_users: [ANDERS] });
  const sent = serve({
    'GET /workload/': () => ({ body: page(LOADS) }),
    'GET /reviewer-suggestion/': () => ({
      body: { limit: 10, people: LOADS, requests: [{ id: request.id, suggested }] },
    }),
    'GET /conflict-hint/': () => ({ body: { results: HINTS } }),
    'GET /person/': () => ({
      body: page(LOADS.map(({ id, display_name }) => ({ id, display_name, email: `${id}@demo.test` }))),
    }),
    'POST /review/': () => ({ status: 201, body: { id: 50 } }),
  });
  const shown = showAs(
    'sfari_admin',
    <ReviewerPicker
      request={request}
      role={3}
      label="Reviewers"
      groups={['sfari_reviewer']}
      reload={() => Promise.resolve()}
    />,
  );
  return { ...shown, sent, request };
}
const ask = async ({ user }: Pick<ReturnType<typeof show>, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Suggest a reviewer: Reviewers' }));
const written = (sent: ReturnType<typeof show>['sent']) => sent.filter(({ method }) => method === 'POST');

test('shows the suggested reviewer with the reason, and assigns only on click', async () => {
  const shown = show();
  expect(
    shown.sent.some(({ path }) => path === '/reviewer-suggestion/'),
    'asked at the click alone',
  ).toBe(false);
  await ask(shown);
  const asked = shown.sent.find(({ path }) => path === '/reviewer-suggestion/');
  expect([asked?.query.get('request__in'), asked?.query.get('reviewer_role')]).toEqual([
    String(shown.request.id),
    '3',
  ]);
  const reason = await screen.findByText(/^Cora Ito has 2 open reviews, the oldest since 11\/02\/2026/);
  expect(reason.textContent).toContain('the fewest among people without a possible conflict');
  expect(reason.textContent).toContain(
    'Of 3 possible reviewers, 1 has as few or fewer, but may have a conflict',
  );
  expect(written(shown.sent)).toEqual([]);
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(screen.getByRole('button', { name: 'Assign Cora Ito' }));
  expect(written(shown.sent).map(({ body }) => body)).toEqual([
    { request: shown.request.id, reviewer: 5, reviewer_role: 3 },
  ]);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('where the server suggests no one, that is said and no one can be assigned', async () => {
  const shown = show([]);
  await ask(shown);
  expect(await screen.findByText(/^No one to suggest/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
});

test('the picker shows how much each has open, and leaves out who reviews the request already', async () => {
  const { user } = show();
  await user.click(screen.getByRole('combobox', { name: 'Add Reviewers' }));
  const option = await screen.findByRole('option', { name: /Bea Holm/ });
  expect(option.textContent).toContain('1 open review, since 11/02/2026');
  expect(option.textContent).toContain('Works at the same institution as the applicant');
  expect(screen.queryByRole('option', { name: /Anders Falk/ })).toBeNull();
});

test('the suggestion is brought to sight, as the panel scrolls separately', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const shown = show();
  await ask(shown);
  const reason = await screen.findByText(/^Cora Ito has 2 open reviews/);
  expect(seen.mock.contexts.some((box) => (box as Element).contains(reason))).toBe(true);
});
