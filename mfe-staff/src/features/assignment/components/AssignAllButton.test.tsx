// @vitest-environment jsdom
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, type SentCall } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { withAssignment } from './AssignAllButton.tsx';

/** The table of wide screens; the test of phones says otherwise. */
let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && isWide,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const person = (id: number, display_name: string, open: number) => ({
  id,
  display_name,
  open,
  late: 0,
  not_begun: 0,
  oldest: null,
});
const PEOPLE = [
  { ...person(5, 'Tara Singh', 1), not_begun: 2 },
  person(6, 'Kenji Morita', 9),
  person(7, 'Ines Moreau', 9),
];
const request = (id: number, more: object = {}) => ({
  id,
  sfari_request_id: `REQ00000${id}`,
  type: 4,
  project_title: 'Sleep of siblings',
  modified: '2026-11-17T10:00:00Z',
  obstacle: null,
  reviewers: [],
  missing: [1],
  marks: [],
  suggested: [{ reviewer: 5, reviewer_role: 1, among: 3, passed_over: 0 }],
  ...more,
});
const FIRST = request(1);
const BARRED = request(2, {
  suggested: [],
  marks: [
    { user: 5, bar: 'conflict', hints: [] },
    { user: 6, bar: null, hints: ['same_institution'] },
  ],
});
const CLOSED = request(3, { obstacle: 'Reviewers can no longer be assigned', missing: [], suggested: [] });

function Queue() {
  const [selectedIds, onChange] = useState(['1', '2', '3']);
  return (
    <>
      <p>Selected: {selectedIds.join(',')}</p>
      {withAssignment({ selectedIds, onChange, actions: null }).actions}
    </>
  );
}
type Answer = { status?: number; body: unknown };
const outcome = (id: number, detail: string | null = null) => ({
  id,
  outcome: detail === null ? 'done' : 'refused',
  code: detail === null ? null : 'STALE',
  detail,
});

async function openMatrix(bulk: (call: SentCall) => Answer = () => ({ body: {} })) {
  const sent = serve({
    'GET /reviewer-suggestion/': ({ query }) => ({
      body: {
        limit: 10,
        people: PEOPLE,
        requests:
          query.get('per_request') === '2'
            ? [{ ...FIRST, missing: [1, 2] }, { ...BARRED, missing: [1, 2] }, CLOSED]
            : [FIRST, BARRED, CLOSED],
      },
    }),
    'POST /request/bulk/': bulk,
    'GET /request/': () => ({
      body: {
        count: 1,
        results: [
          {
            id: 1,
            review_users: [
              { id: 5, review_id: 44 },
              { id: 9, review_id: 45 },
            ],
          },
        ],
      },
    }),
    'POST /review/44/undo/': () => ({ status: 204, body: null }),
  });
  const shown = showAs('sfari_admin', <Queue />);
  await shown.user.click(screen.getByRole('button', { name: 'Assign all suggestions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign reviewers' });
  await within(dialog).findByText('Reviewers can no longer be assigned');
  const box = (name: string, code: string) =>
    within(dialog).getByRole<HTMLInputElement>('checkbox', { name: `${name} for ${code}` });
  const count = (label: string) => within(dialog).getByText(new RegExp(`^${label}`)).textContent;
  return { ...shown, sent, dialog, box, count };
}

test('suggestions are checked, who cannot review says why, and every change counts immediately', async () => {
  const { user, dialog, box, count } = await openMatrix();
  expect(box('Tara Singh', 'REQ000001').checked).toBe(true);
  expect(within(dialog).getByText('Primary')).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox', { name: 'Tara Singh for REQ000002' })).toBeNull();
  expect(within(dialog).getByText('Conflict of interest')).toBeTruthy();
  expect(within(dialog).getByText('Same institution')).toBeTruthy();
  expect([count('Requests'), count('Without enough')]).toEqual(['Requests 2', 'Without enough reviewers 1']);
  expect(box('Tara Singh', 'REQ000003').disabled).toBe(true);
  // assigned before, and one here
  expect(
    within(dialog).getByRole('columnheader', { name: /Tara Singh.*1 open review, 3 not begun/ }),
  ).toBeTruthy();
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(box('Kenji Morita', 'REQ000002'));
  expect(count('Without enough')).toBe('Without enough reviewers 0');
  expect(within(dialog).getByRole('columnheader', { name: /9 open reviews, 1 not begun/ })).toBeTruthy();
  await user.click(box('Kenji Morita', 'REQ000001'));
  expect(within(dialog).getByText('11 reviews, more than 10')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Assign 3 reviewers' })).toBeTruthy();
  await user.selectOptions(within(dialog).getByLabelText('Reviewers per request'), '2');
  await waitFor(() => expect(count('Without enough')).toBe('Without enough reviewers 1'));
  expect(box('Kenji Morita', 'REQ000002').checked, 'what was changed stays').toBe(true);
});

test('where no one is chosen the button shows no number', async () => {
  const { user, dialog, box } = await openMatrix();
  await user.click(box('Tara Singh', 'REQ000001'));
  expect(within(dialog).getByRole('button', { name: 'Assign reviewers' })).toHaveProperty('disabled', true);
});

test('one command sends all of them, and the selection ends with what got no reviewer', async () => {
  const { user, dialog, sent } = await openMatrix(() => ({
    body: { done: 1, refused: 0, results: [outcome(1)] },
  }));
  await user.click(within(dialog).getByRole('button', { name: 'Assign 1 reviewer' }));
  expect(await screen.findByText('Reviewers assigned to 1 request')).toBeTruthy();
  expect(screen.getByText('Tara Singh'), 'who was assigned').toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      command: 'assign_reviewers',
      rows: [{ id: 1, modified: FIRST.modified, reviewers: [{ reviewer: 5, reviewer_role: 1 }] }],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Selected: 2,3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 of 1 assignment undone')).toBeTruthy();
  const undone = sent.filter(({ path }) => path.endsWith('/undo/')).map(({ path }) => path);
  expect(undone, 'only what was assigned here').toEqual(['/review/44/undo/']);
});

test('a refusal is shown in its row, and its choice can be sent again', async () => {
  const reason = 'It changed after you selected it. It is now Submitted.';
  const { user, dialog, box, sent } = await openMatrix(({ body }) => {
    const { rows } = body as { rows: readonly { id: number }[] };
    return rows.length === 2
      ? { body: { done: 1, refused: 1, results: [outcome(1), outcome(2, reason)] } }
      : { body: { done: 1, refused: 0, results: rows.map(({ id }) => outcome(id)) } };
  });
  await user.click(box('Ines Moreau', 'REQ000002'));
  await user.click(within(dialog).getByRole('button', { name: 'Assign 2 reviewers' }));
  expect(await within(dialog).findByText('1 done, 1 not done')).toBeTruthy();
  expect(within(dialog).getByText(reason)).toBeTruthy();
  expect(within(dialog).getByText('Assigned')).toBeTruthy();
  expect(box('Ines Moreau', 'REQ000002').checked).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Assign 1 reviewer' }));
  expect(await screen.findByText('Selected: 3')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('without an answer every choice is still there', async () => {
  const { user, dialog, box } = await openMatrix(() => ({
    status: 500,
    body: { detail: 'Sorry, something went wrong on our side', code: 'SERVER_ERROR' },
  }));
  await user.click(box('Ines Moreau', 'REQ000002'));
  await user.click(within(dialog).getByRole('button', { name: 'Assign 2 reviewers' }));
  expect(await within(dialog).findByText(/^We couldn't assign the reviewers/)).toBeTruthy();
  expect(box('Ines Moreau', 'REQ000002').checked).toBe(true);
});

test('phones show who is chosen, and the others on demand', async () => {
  isWide = false;
  const { user, dialog, box } = await openMatrix();
  expect(within(dialog).queryByRole('table')).toBeNull();
  expect(box('Tara Singh', 'REQ000001').checked).toBe(true);
  const [others] = within(dialog).getAllByText(/^Other reviewers/);
  if (others) await user.click(others);
  await user.click(box('Ines Moreau', 'REQ000001'));
  expect(within(dialog).getByRole('button', { name: 'Assign 2 reviewers' })).toBeTruthy();
  expect(await axeViolations(dialog)).toEqual([]);
});
