import type { Request } from '@portal/contract/types';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { DecisionDocuments } from './DecisionDocuments.tsx';

const show = (decision_docs?: object[]) =>
  renderWithPortal(
    <DecisionDocuments
      request={{ details: { type: 1, additional_data: { decision_docs } } } as unknown as Request}
    />,
  );
const file = (id: string, status: number, created: string) => ({ id, name: `${id}.pdf`, status, created });

test('files are with the decision that they went out with [S4.3-18]', async () => {
  const { container } = show([
    file('letter', 9, '2026-11-20T10:00:00Z'),
    file('first', 6, '2026-10-01T10:00:00Z'),
    file('second', 6, '2026-10-01T10:00:00Z'),
  ]);
  expect(await screen.findByRole('region', { name: 'Files sent with decisions' })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'letter.pdf',
    'first.pdf',
    'second.pdf',
  ]);
  expect(screen.getByText('Deferred, 11/20/2026')).toBeTruthy();
  expect(screen.getAllByText('Revisions Requested, 10/01/2026')).toHaveLength(1);
  expect(await axeViolations(container)).toEqual([]);
});

test('nothing is shown where no decision had files', () => {
  show();
  expect(screen.queryByRole('region', { name: 'Files sent with decisions' })).toBeNull();
});
