import { axeViolations, fakeServer, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { YourTurn } from './YourTurn.tsx';

const server = fakeServer();
const link = { label: 'Revise REQ000007', to: '/request/7?mode=edit' };
const asked = {
  id: 7,
  band: 'waiting',
  words: 'The reviewers ask for changes.',
  when: '3 days ago',
  note: 'Please name the measures.',
  link,
} as const;
const buildDraftTurn = (id: number) => ({
  ...asked,
  id,
  words: `REQ00000${id} (Sleep in siblings)`,
  when: 'started 11/25/2026',
  note: null,
  link: { label: `Continue REQ00000${id}`, to: `/request/create?draft=${id}` },
});

test('home says in words what is asked for, late things first, beside the way there', async () => {
  const { container } = renderWithPortal(
    <YourTurn
      turns={[
        asked,
        { ...asked, id: 5, band: 'overdue', words: 'Close out.', when: 'Access ended 134 days ago' },
      ]}
      drafts={[buildDraftTurn(9), buildDraftTurn(8)]}
      draftCount={12}
    />,
    { path: '/home' },
  );
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Overdue', 'Your turn']);
  const row = within(screen.getByRole('list', { name: 'Your turn' })).getByRole('listitem');
  expect(row.textContent).toBe(
    'The reviewers ask for changes.Please name the measures.3 days agoRevise REQ000007',
  );
  expect(within(row).getByRole('link', { name: link.label }).getAttribute('href')).toBe(link.to);
  expect(await axeViolations(container)).toEqual([]);
});

test('an official who has an agreement is reminded from its row, until that is too early again', async () => {
  server.on('POST /agreement/a1/remind/', {});
  const reminder = {
    kind: 'agreement',
    id: 'a1',
    official: 'Maya Lindqvist',
    mayRemind: true,
    from: null,
  } as const;
  const row = (more: object) => (
    <YourTurn
      turns={[{ ...asked, band: 'others', reminder: { ...reminder, ...more } }]}
      drafts={[]}
      draftCount={0}
    />
  );
  const { user, rerender } = renderWithPortal(row({}), { path: '/home' });
  await user.click(screen.getByRole('button', { name: 'Remind Maya Lindqvist' }));
  await waitFor(() => expect(server.sent.map(({ call }) => call)).toEqual(['POST /agreement/a1/remind/']));
  rerender(row({ mayRemind: false, from: '2026-12-07T15:00:00Z' }));
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  expect(screen.getByText('Reminded. You can remind them again on 12/07/2026.')).toBeTruthy();
});

test('drafts are one line with the newest; the others are folded', () => {
  renderWithPortal(<YourTurn turns={[]} drafts={[9, 8, 6].map(buildDraftTurn)} draftCount={3} />, {
    path: '/home',
  });
  expect(screen.getByText('You have 3 drafts. Newest: REQ000009 (Sleep in siblings)')).toBeTruthy();
  expect(screen.getByText('Show 2 other drafts').closest('details')?.hasAttribute('open')).toBe(false);
  expect(screen.getByRole('link', { name: 'Continue REQ000009' }).getAttribute('href')).toBe(
    '/request/create?draft=9',
  );
});
