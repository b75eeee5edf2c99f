import { expect, test } from 'vitest';
import { chooseReviewer, type Hint, type Load } from './choose-reviewer.ts';

const load = (id: number, open: number, more: Partial<Load> = {}): Load => ({
  id,
  display_name: `Person ${id}`,
  groups: ['sfari_reviewer'],
  open,
  late: 0,
  oldest: open ? '2026-11-01T00:00:00Z' : null,
  next_due: null,
  ...more,
});
const free = (...ids: number[]): Hint[] => ids.map((user) => ({ user, hints: [], has_conflict: false }));

test('the fewest open reviews come first, then the fewest late ones, then the younger oldest one', () => {
  const chosen = (...loads: Load[]) => chooseReviewer(loads, free(...loads.map(({ id }) => id)))?.person.id;
  expect(chosen(load(1, 2), load(2, 1), load(3, 3))).toBe(2);
  expect(chosen(load(1, 2, { late: 1 }), load(2, 2))).toBe(2);
  expect(chosen(load(1, 2), load(2, 2, { oldest: '2026-11-20T00:00:00Z' }))).toBe(2);
  expect(chosen(load(2, 0), load(1, 0))).toBe(1);
});

test('a conflict, what may be one, and not knowing keep somebody out', () => {
  const hints: Hint[] = [
    { user: 1, hints: [], has_conflict: true },
    { user: 2, hints: ['collaborator'], has_conflict: false },
    ...free(4),
  ];
  const suggestion = chooseReviewer([load(1, 0), load(2, 0), load(3, 0), load(4, 9)], hints);
  expect(suggestion).toMatchObject({ person: { id: 4 }, among: 4, passedOver: 3 });
  expect(chooseReviewer([load(1, 0)], hints)).toBeUndefined();
  expect(chooseReviewer([], [])).toBeUndefined();
});
