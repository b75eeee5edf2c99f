import { expect, test } from 'vitest';
import { planWindow, type Suggestions, type Waiting } from './plan-window.ts';

const load = (id: number, open: number) => ({ id, display_name: `Person ${id}`, open });
const person = (id: number, open: number) => ({ ...load(id, open), late: 0, oldest: null });
const suggest = (id: number, reviewer?: number, marks: Suggestions['requests'][number]['marks'] = []) => ({
  id,
  marks,
  suggested: reviewer ? [{ reviewer, reviewer_role: 1 as const, among: 2, passed_over: 0 }] : [],
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
test('counts for each person what they would have, and what begins', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [application(1, [reviewer(1), reviewer(2, 2)]), application(2, [reviewer(1)]), application(3)],
    loads: [load(1, 4), load(2, 0)],
    suggestions: undefined,
  });
  expect(plan.begins).toBe(2);
  expect(plan.people.map(({ id, open, afterStart }) => [id, open, afterStart])).toEqual([
    [1, 4, 6],
    [2, 0, 1],
  ]);
});

test('shows whom the server suggests, each suggestion counted for the next', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [application(1), application(2), application(3), application(4)],
    loads: [load(1, 0), load(2, 1)],
    suggestions: {
      people: [person(1, 0), person(2, 3)],
      requests: [suggest(1, 1), suggest(2, 1), suggest(3, 2), suggest(4)],
    },
  });
  expect(plan.rows.map(({ suggestion }) => suggestion && [suggestion.person.id, suggestion.count])).toEqual([
    [1, 1],
    [1, 2],
    [2, 4],
    undefined,
  ]);
});

test('says what speaks against a reviewer who is assigned', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [
      application(1, [reviewer(1)]),
      application(2, [reviewer(1, 1, true)]),
      application(3, [reviewer(1)]),
      application(4, [reviewer(1)]),
    ],
    loads: [load(1, 0)],
    suggestions: {
      people: [person(1, 0)],
      requests: [
        suggest(1, undefined, [{ user: 1, bar: 'reviews', hints: ['same_institution'] }]),
        suggest(3, undefined, [{ user: 1, bar: 'conflict', hints: ['same_institution'] }]),
        suggest(4, undefined, [{ user: 1, bar: 'reviews', hints: [] }]),
      ],
    },
  });
  expect(plan.rows.map(({ conflict }) => conflict)).toEqual([
    { isDeclared: false, hints: ['same_institution'] },
    { isDeclared: true, hints: [] },
    { isDeclared: true, hints: [] },
    undefined,
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
    suggestions: null,
  });
  expect(plan.rows.map(({ application: { id }, reviewer: found }) => [id, found?.id])).toEqual([
    [1, 1],
    [2, undefined],
  ]);
});

test.each<[Suggestions | null | undefined, string]>([
  [undefined, 'waiting'],
  [null, 'failed'],
  [{ people: [], requests: [suggest(1)] }, 'known'],
])('where no one is suggested the row says why: %s', (suggestions, check) => {
  const plan = planWindow({ kind: 'research_match', waiting: [application(1)], loads: [], suggestions });
  expect(plan.rows).toMatchObject([{ check, suggestion: undefined }]);
});
