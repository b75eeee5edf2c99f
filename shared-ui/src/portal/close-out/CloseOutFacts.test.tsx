import type { CloseOut } from '@portal/contract/types';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { CloseOutFacts } from './CloseOutFacts.tsx';

const closeOut: CloseOut = {
  id: 1,
  request: { id: 31, sfari_request_id: 'REQ000031', type: 1, status: 7 },
  owner: { id: 7, display_name: 'Maya Lindqvist' },
  project: { id: 9, title: 'Sleep in siblings' },
  status: 'returned',
  ended_on: '2026-07-20',
  days: 134,
  is_overdue: false,
  kinds: ['data'],
  answers: [{ kind: 'data', outcome: 'destroyed', day: '2026-11-01', description: 'Wiped' }],
  confirmed: '2026-12-01T12:00:00Z',
  confirmed_by: null,
  judged: '2026-11-27T12:00:00Z',
  reason: 'Which backups?',
  version: 'W/"1"',
  abilities: { read: true },
};
const EARLIER = { name: 'Earlier review' };

test('a corrected close-out waits for its review, and the earlier review is told in the past', () => {
  renderWithPortal(<CloseOutFacts closeOut={{ ...closeOut, status: 'confirmed' }} />);
  expect(screen.getByText('Waiting for Review')).toBeTruthy();
  expect(
    within(screen.getByRole('region', EARLIER)).getByText('Returned on 11/27/2026: Which backups?'),
  ).toBeTruthy();
  expect(screen.queryByText('Reviewed by the foundation')).toBeNull();
  expect(screen.queryByText('What to correct')).toBeNull();
});

test('a returned close-out says what to correct', () => {
  renderWithPortal(<CloseOutFacts closeOut={closeOut} />);
  expect(screen.getByText('Reviewed by the foundation')).toBeTruthy();
  expect(screen.getByText('What to correct').nextSibling?.textContent).toBe('Which backups?');
  expect(screen.queryByRole('region', EARLIER)).toBeNull();
});
