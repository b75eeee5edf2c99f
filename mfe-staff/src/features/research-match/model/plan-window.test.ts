import { expect, test } from 'vitest';
import type { Load } from '../../workload/model/choose-reviewer.ts';
import { planWindow, type Waiting } from './plan-window.ts';

const load = (id: number, open: number): Load => ({
  id,
  display_name: `Person ${id}`,
  groups: ['internal_reviewer'],
  open,
  late: 0,
  oldest: null,
  next_due: null,
});
const reviewer = (id: number, reviewer_role: 1 | 2 | 3 = 1, has_conflict = false) =>
  ({ id, display_name: `Person ${id}`, reviewer_role, progress: 'New', has_conflict }) as const;
const application = (id: number, reviewers: Waiting['reviewers'] = [], type: 4 | 5 = 4): Waiting => ({
  id,
  sfari_request_id: `REQ${id}`,
  type,
  project_title: 'Sleep',
  owner: { id: 99, display_name: 'Ada' },
  reviewers,
});
const free = (...people: number[]) => people.map((user) => ({ user, hints: [], has_conflict: false }));

test('counts for each person what they would have, and what begins', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [application(1, [reviewer(1), reviewer(2, 2)]), application(2, [reviewer(1)]), application(3)],
    loads: [load(1, 4), load(2, 0)],
    hints: new Map([[3, free(1, 2)]]),
  });
  expect(plan.begins).toBe(2);
  expect(plan.people.map(({ id, open, afterStart }) => [id, open, afterStart])).toEqual([
    [1, 4, 6],
    [2, 0, 1],
  ]);
});

test('suggests whoever has least, each suggestion counted for the next, and nobody of whom nothing is known', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [application(1), application(2), application(3), application(4)],
    loads: [load(1, 0), load(2, 1)],
    hints: new Map([1, 2, 3].map((id) => [id, free(1, 2)])),
  });
  expect(plan.rows.map(({ suggestion }) => suggestion && [suggestion.person.id, suggestion.count])).toEqual([
    [1, 1],
    [1, 2],
    [2, 2],
    undefined,
  ]);
});

test('passes over owners, reviewers, and who has or may have a conflict', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [application(1, [reviewer(2, 3)])],
    loads: [load(99, 0), load(2, 0), load(3, 0), load(4, 0), load(5, 7)],
    hints: new Map([
      [
        1,
        [
          { user: 3, hints: ['collaborator'], has_conflict: false },
          { user: 4, hints: [], has_conflict: true },
          ...free(99, 2, 5),
        ],
      ],
    ]),
  });
  expect(plan.rows[0]?.suggestion?.person.id).toBe(5);
});

test('says what speaks against a reviewer who is assigned', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [application(1, [reviewer(1)]), application(2, [reviewer(1, 1, true)])],
    loads: [load(1, 0)],
    hints: new Map([[1, [{ user: 1, hints: ['same_institution'], has_conflict: false }]]]),
  });
  expect(plan.rows.map(({ conflict }) => conflict)).toEqual([
    { isDeclared: false, hints: ['same_institution'] },
    { isDeclared: true, hints: [] },
  ]);
});

test('of the second window, renewals alone, by reviewers with role 3', () => {
  const plan = planWindow({
    kind: 'research_match_renewal',
    waiting: [
      application(1, [reviewer(1, 3)], 5),
      application(2, [reviewer(1)], 5),
      application(3, [reviewer(1, 3)]),
    ],
    loads: [load(1, 0)],
    hints: new Map(),
  });
  expect(plan.rows.map(({ application: { id }, reviewer: found }) => [id, found?.id])).toEqual([
    [1, 1],
    [2, undefined],
  ]);
});

test('until conflicts are known, or where they cannot be read, nobody is suggested and the row says so', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [application(1, []), application(2, []), application(3, [])],
    loads: [load(1, 0)],
    hints: new Map([
      [2, null],
      [3, free(1)],
    ]),
  });
  expect(plan.rows.map(({ check, suggestion }) => [check, suggestion?.person.id])).toEqual([
    ['waiting', undefined],
    ['failed', undefined],
    ['known', 1],
  ]);
});
