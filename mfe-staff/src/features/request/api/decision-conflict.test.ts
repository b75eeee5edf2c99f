import { ApiError } from '@portal/shared-ui/data';
import { expect, test } from 'vitest';
import { findConflict } from './decision-conflict.ts';

const conflict = (current: unknown) =>
  new ApiError({ status: 409, code: 'WRONG_STATE', detail: 'Decided already', current });

test('a lost race tells who decided what', () => {
  expect(
    findConflict(
      conflict({
        status: 5,
        status_label: 'Rejected',
        decided_by: { id: 1, display_name: 'Ada Ruiz' },
        decided_at: '2026-11-21T10:00:00Z',
      }),
    ),
  ).toEqual({ statusLabel: 'Rejected', decidedBy: 'Ada Ruiz', decidedAt: '2026-11-21T10:00:00Z' });
});

test('a conflict of another kind is none of a decision', () => {
  expect(findConflict(conflict(undefined))).toBeNull();
  expect(findConflict(new ApiError({ status: 403, detail: 'no' }))).toBeNull();
  expect(findConflict(new Error('offline'))).toBeNull();
});
