import { ApiError } from '@portal/shared-ui/data';
import { expect, test } from 'vitest';
import { findConflict, findPresentDecision } from './decision-conflict.ts';

const conflict = (current: unknown) =>
  new ApiError({ status: 409, code: 'WRONG_STATE', detail: 'Decided already', current });

test('a lost race shows who decided what', () => {
  expect(
    findConflict(
      conflict({
        status: 5,
        status_label: 'Rejected',
        decided_by: { id: 1, display_name: 'Ada Ruiz' },
        decided_at: '2026-11-21T10:00:00Z',
      }),
      3,
    ),
  ).toEqual({
    statusLabel: 'Rejected',
    decidedBy: 'Ada Ruiz',
    decidedAt: '2026-11-21T10:00:00Z',
    isTeamReady: false,
  });
});

test('a conflict of another kind is none of a decision', () => {
  expect(findConflict(conflict(undefined), 3)).toBeNull();
  expect(findConflict(new ApiError({ status: 403, detail: 'no' }), 3)).toBeNull();
  expect(findConflict(new Error('offline'), 3)).toBeNull();
});

test('no one decided where the request is as it was, or where its team became ready', () => {
  const current = { status: 3, status_label: 'Under Review', decided_by: null, decided_at: null };
  expect(findConflict(conflict(current), 3)).toBeNull();
  const approved = conflict({ ...current, status: 4, status_label: 'Approved' });
  expect(findConflict(approved, 12)?.isTeamReady).toBe(true);
  expect(findConflict(approved, 3)?.isTeamReady).toBe(false);
});

test('an approval follows the team as long as no one else decides', () => {
  expect(findPresentDecision({ status: 3, decisions: [4, 5] }, 12, 3)).toBe(4);
  expect(findPresentDecision({ status: 3, decisions: [5, 12] }, 4, 3)).toBe(12);
  expect(findPresentDecision({ status: 3, decisions: [5, 12] }, 12, 3)).toBe(12);
  expect(findPresentDecision({ status: 3, decisions: [4, 12] }, 5, 3)).toBe(5);
  expect(findPresentDecision({ status: 12, decisions: [4, 5] }, 12, 3)).toBe(12);
});
