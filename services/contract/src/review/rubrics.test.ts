import { expect, test } from 'vitest';
import { chooseRubric, findSpread, leadingCriteria, rubricFor } from './rubrics.ts';

test.each<[number, readonly number[], ReturnType<typeof findSpread>]>([
  [4, [4, 2, 3], { lowest: 2, highest: 4, is_wide: true }],
  [4, [4, 3], { lowest: 3, highest: 4, is_wide: false }],
  [4, [5, 5], { lowest: 5, highest: 5, is_wide: false }],
  [4, [5], null],
  [4, [], null],
  [8, [0, 25], { lowest: 0, highest: 25, is_wide: true }],
  [8, [10, 30], { lowest: 10, highest: 30, is_wide: false }],
  [1, [1, 5], null],
])('reviewers of type %i who scored %j', (type, scores, spread) => {
  expect(findSpread(chooseRubric(type, null), scores)).toEqual(spread);
});

test('the text of a review in words does not repeat the heading "Your review"', () => {
  expect(chooseRubric(1, null).notes.map(({ label }) => label)).toEqual(['Assessment']);
});

test('four criteria of Research Match lead, none elsewhere [S2.7-03]', () => {
  expect(leadingCriteria(chooseRubric(4, 1)).map(({ key }) => key)).toEqual([
    'research',
    'engagement',
    'feasibility',
    'alignment',
  ]);
  expect(leadingCriteria(chooseRubric(8, 1))).toEqual([]);
});

test.each([
  ['SSC', 'Simons Simplex Collection'],
  ['Simons Searchlight', 'Searchlight families'],
])(
  'cohort %s is known by its name, whatever its label is; it is reviewed in words [S8-09]',
  (name, label) => {
    const cohorts = [
      { name: 'SPARK', display_name: 'SSC' },
      { name, display_name: label },
    ];
    const { rubric, cohort } = rubricFor(4, null, cohorts);
    expect([cohort, rubric.criteria, rubric.scale]).toEqual([label, [], null]);
    expect(rubric.notes.find(({ key }) => key === 'other')?.isRequired).toBe(true);
    expect(rubricFor(4, null, cohorts.slice(0, 1)).cohort).toBeUndefined();
    expect(rubricFor(8, null, cohorts)).toEqual({ rubric: chooseRubric(8, null), cohort: undefined });
  },
);
