import type { Project } from '@portal/contract';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { IrbCard } from './IrbCard.tsx';

const show = (state: 'valid' | 'near_expiry' | 'expired', abilities: object = { attach_irb: true }) =>
  renderWithPortal(
    <AsResearcher>
      <IrbCard
        project={
          {
            title: 'Sleep in siblings',
            latest_irb: {
              file: 'f-1',
              file_name: 'irb.pdf',
              designation: 1,
              assurance_number: null,
              approval_date: '2026-01-02',
              renewal_date: '2027-01-31',
              state,
            },
            abilities,
          } as unknown as Project
        }
      />
    </AsResearcher>,
  );

test('an expired letter is shown with a prompt for a newer one, and cannot be opened here [R4-07]', () => {
  show('expired');
  expect(screen.getByText('Your IRB has expired.')).toBeTruthy();
  expect(screen.getByText('Please add a newer letter.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update IRB' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /View IRB/ })).toBeNull();
});

test('near the end the day is named; before that nothing is said [R8-04]', () => {
  const { unmount } = show('near_expiry');
  expect(screen.getByText('Your IRB approval expires on 01/31/2027.')).toBeTruthy();
  unmount();
  show('valid');
  expect(screen.queryByText(/Your IRB/)).toBeNull();
  expect(screen.getByRole('button', { name: /View IRB/ })).toBeTruthy();
});

test('who may read an expired letter opens it here too', () => {
  show('expired', { read_ended_irb: true });
  expect(screen.getByRole('button', { name: 'View IRB of Sleep in siblings' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update IRB' })).toBeNull();
});
