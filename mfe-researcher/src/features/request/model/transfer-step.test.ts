import { transferRow, TRANSFER_ID } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { findTransferStep } from './transfer-step.ts';

const approved = { status: 4 } as const;

test('an approved tissue request waits for the person who signs its agreement, and says since when', () => {
  const step = findTransferStep(approved, transferRow({ waiting_since: '2026-11-02T15:00:00Z' }));
  expect(step).toMatchObject({
    who: 'Maya Lindqvist',
    isOwner: false,
    since: '11/02/2026',
    link: { to: `/mta/${TRANSFER_ID}`, label: 'Open the MTA' },
  });
  expect(step?.what).toMatch(
    /^They sign the Material Transfer Agreement \(MTA\) for Northfield University\./,
  );
});

test('the official reads that it is their turn, and the foundation has what the institution signed or declined', () => {
  expect(findTransferStep(approved, transferRow({ abilities: { sign: true } }))).toMatchObject({
    who: 'You',
    isOwner: true,
  });
  expect(findTransferStep(approved, transferRow({ official: null }))?.who).toBe('The Signing Official');
  for (const state of ['awaiting_execution', 'declined'] as const)
    expect(findTransferStep(approved, transferRow({ state }))?.who).toBe("The foundation's staff");
});

test('nothing is said of it once both have signed, and before the request is approved', () => {
  expect(findTransferStep(approved, transferRow({ state: 'executed' }))).toBeNull();
  expect(findTransferStep({ status: 2 }, transferRow())).toBeNull();
  expect(findTransferStep(approved, undefined)).toBeNull();
});
