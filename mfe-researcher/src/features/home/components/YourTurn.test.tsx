import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { YourTurn } from './YourTurn.tsx';

test('home says in words what is asked for, beside the way there', async () => {
  const link = { label: 'Revise REQ000007', to: '/request/7?mode=edit' };
  const { container } = renderWithPortal(
    <YourTurn
      turns={[
        { id: 7, words: 'The reviewers ask for changes.', note: 'Please name the measures.', link },
        { id: 8, words: 'This is a draft.', note: null, link: { label: 'Continue', to: '/request/8' } },
      ]}
    />,
    { path: '/home' },
  );
  const [asked, draft] = screen.getAllByRole('listitem');
  expect(asked?.textContent).toBe('The reviewers ask for changes.Please name the measures.Revise REQ000007');
  expect(draft?.textContent).toBe('This is a draft.Continue');
  expect(screen.getByRole('link', { name: link.label }).getAttribute('href')).toBe(link.to);
  expect(await axeViolations(container)).toEqual([]);
});
