import { REQUEST_STATUS_LABELS, REQUEST_STATUSES } from '@portal/contract/statuses';
import { expect, test } from 'vitest';
import { isEnding } from './ending-decisions.ts';

test('what takes something from the researcher looks different from what gives it', () => {
  const ending = REQUEST_STATUSES.filter(isEnding).map((status) => REQUEST_STATUS_LABELS[status]);
  expect(ending.toSorted()).toEqual(['Archived', 'Rejected', 'Suspended', 'Withdrawn']);
  expect(isEnding(null)).toBe(false);
});
