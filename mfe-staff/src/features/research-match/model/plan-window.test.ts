import { expect, test } from 'vitest';
import { planWindow, type Suggestions, type Waiting } from './plan-window.ts';

const person = (id: number, open: number) => ({ id, display_name: `Person ${id}`, open });
const suggest = (
  id: number,
  suggested?: { reviewer: number; reviewer_role?: 1 | 2 | 3 },
  marks: Suggestions['requests'][number]['marks'] = [],
) => ({
  id,
  obstacle: null,
  marks,
  suggested: suggested ? [{ reviewer_role: 1 as const, among: 2, passed_over: 0, ...suggested }] : [],
});
const answer = (people: Suggestions['people'], requests: Suggestions['requests'] = []): Suggestions => ({
  limit: 10,
  people,
  requests,
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
    suggestions: answer([person(1, 4), person(2, 0)]),
  });
  expect(plan.begins).toBe(2);
  expect(plan.people.map(({ id, open, afterStart }) => [id, open, afterStart])).toEqual([
    [1, 4, 6],
    [2, 0, 1],
  ]);
});

test('shows whom the server suggests, with one review more than the list of people says', () => {
  const plan = planWindow({
    kind: 'research_match',
    waiting: [
      application(1, [reviewer(2, 2)]),
      application(2),
      application(3, [reviewer(1)]),
      application(4, [], 5),
    ],
    suggestions: answer(
      [person(1, 0), person(2, 3)],
      [
        suggest(1, { reviewer: 1 }),
        suggest(2, { reviewer: 2 }),
        suggest(3),
        suggest(4, { reviewer: 1, reviewer_role: 3 }),
      ],
    ),
  });
  expect(plan.people.map(({ id, afterStart }) => [id, afterStart])).toEqual([
    [2, 3],
    [1, 1],
  ]);
  expect(plan.rows.map(({ suggestion }) => suggestion && [suggestion.person.id, suggestion.count])).toEqual([
    [1, 2],
    [2, 4],
    undefined,
    // not the role that this window needs
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
    suggestions: answer(
      [person(1, 0)],
      [
        suggest(1, undefined, [{ user: 1, bar: 'reviews', hints: ['same_institution'] }]),
        suggest(3, undefined, [{ user: 1, bar: 'conflict', hints: ['same_institution'] }]),
        suggest(4, undefined, [{ user: 1, bar: 'reviews', hints: [] }]),
      ],
    ),
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
    suggestions: null,
  });
  expect(plan.rows.map(({ application: { id }, reviewer: found }) => [id, found?.id])).toEqual([
    [1, 1],
    [2, undefined],
  ]);
});

const bar = (user: number, reason: 'reviews' | 'conflict') => ({ user, bar: reason, hints: [] });
test.each<[string, Suggestions | null | undefined]>([
  ['waiting', undefined],
  ['failed', null],
  [
    'conflict',
    answer(
      [person(1, 0), person(2, 0)],
      [suggest(1, undefined, [bar(1, 'conflict'), { user: 2, bar: null, hints: ['team_member'] }])],
    ),
  ],
  // a person without a mark is free of conflicts, and has the maximum of reviews
  ['full', answer([person(1, 10), person(2, 0)], [suggest(1, undefined, [bar(2, 'conflict')])])],
  [
    'barred',
    answer([person(1, 0), person(2, 0)], [suggest(1, undefined, [bar(1, 'reviews'), bar(2, 'conflict')])]),
  ],
  ['barred', answer([], [suggest(1)])],
])('where no one is suggested the row says why: %s', (noOne, suggestions) => {
  const plan = planWindow({ kind: 'research_match', waiting: [application(1)], suggestions });
  expect(plan.rows).toMatchObject([{ noOne, suggestion: undefined }]);
});
