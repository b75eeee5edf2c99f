/** By when a review is due. */
import type { RequestType } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { findDueDate, readAssignmentRules } from './assignment-rules.ts';

const rules = { timeZone: 'America/New_York', reviewDays: 14 };

describe('the due date of a review', () => {
  it.each([
    ['2026-11-23T03:00:00Z', '2026-12-06'],
    ['2026-11-23T12:00:00Z', '2026-12-07'],
    ['2026-02-20T12:00:00Z', '2026-03-06'],
    // clocks change in between
    ['2026-03-01T12:00:00Z', '2026-03-15'],
  ])('assigned at %s it is %s by the foundation’s clock', (now, due) => {
    expect(findDueDate(1, new Date(now), rules)).toBe(due);
  });
  it.each([3, 4, 5, 6, 7, 8] as const)('type %i was promised none', (type: RequestType) => {
    expect(findDueDate(type, new Date(), rules)).toBeNull();
  });
  it('follows REVIEW_DAYS, which must be a number of days', () => {
    expect(readAssignmentRules({}).reviewDays).toBe(14);
    expect(readAssignmentRules({ REVIEW_DAYS: '21' }).reviewDays).toBe(21);
    for (const wrong of ['0', '-1', 'two', '1.5', '1000'])
      expect(() => readAssignmentRules({ REVIEW_DAYS: wrong })).toThrow('REVIEW_DAYS');
  });
});
