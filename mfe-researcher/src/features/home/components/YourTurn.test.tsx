import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { YourTurn } from './YourTurn.tsx';

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
