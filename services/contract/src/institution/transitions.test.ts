/** The steps of an institution, by hand from the decisions: 1 waits for the official, 2 is under review, 6 wants another. */
import { expect, it } from 'vitest';
import {
  INSTITUTION_ACTIONS,
  INSTITUTION_DECISIONS,
  INSTITUTION_TRANSITIONS,
  mayMoveInstitution,
} from './transitions.ts';
import { INSTITUTION_STATUSES } from '../request/statuses.ts';

const STEPS = {
  submit: { from: [1, 5], to: 2 },
  approve: { from: [2], to: 3 },
  follow_up: { from: [2], to: 5 },
  reject: { from: [2], to: 4 },
  reject_official: { from: [1, 2, 5], to: 6 },
  decline: { from: [1, 2, 5], to: 6 },
  name_official: { from: [6], to: 1 },
  disable: { from: [1, 2, 3, 4, 5], to: 6 },
} as const;

it('knows these steps and no others', () => {
  expect(INSTITUTION_ACTIONS.toSorted()).toEqual(Object.keys(STEPS).toSorted());
});

it('notifies people by mail of what an administrator decided', () => {
  expect(INSTITUTION_DECISIONS).toEqual(['approve', 'follow_up', 'reject', 'reject_official', 'disable']);
});

it.each(Object.entries(STEPS))('%s', (action, { from, to }) => {
  const step = action as keyof typeof STEPS;
  expect(INSTITUTION_TRANSITIONS[step].to).toBe(to);
  expect(INSTITUTION_STATUSES.filter((status) => mayMoveInstitution(step, status))).toEqual(from);
});
