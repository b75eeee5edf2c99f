import type { RequestScores as Scores } from '@portal/contract';
import { chooseRubric } from '@portal/contract/rubrics';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { roundScore } from './ScoreField.tsx';

afterEach(() => vi.unstubAllGlobals());

const reviewers: Scores['reviewers'] = [
  { review: 1, reviewer: { id: 3, display_name: 'Ada Reader' }, reviewer_role: 1, progress: 'Completed' },
  { review: 2, reviewer: { id: 4, display_name: 'Ben Critic' }, reviewer_role: 2, progress: 'In Progress' },
];
const written = (quarter: string, score: number): Scores['quarters'][number] => {
  const { key, version, criteria } = chooseRubric(4, 2);
  return {
    quarter,
    averages: Object.fromEntries(criteria.map((each) => [each.key, score])),
    total: score * criteria.length,
    spreads: Object.fromEntries(criteria.map((each) => [each.key, null])),
    scores: [
      {
        review: 1,
        reviewer: { id: 3, display_name: 'Ada Reader' },
        reviewer_role: 1,
        quarter,
        rubric: { key, version },
        unscored_cohort: null,
        blocks: Object.fromEntries(
          criteria.map((each) => [
            each.key,
            { score, comment: { strengths: `Good in ${quarter}`, weaknesses: '' } },
          ]),
        ),
        notes: { other: 'Go on' },
        reviewer_decision: 'Approve',
        build_merit: 'Yes',
        submitted_at: '2026-11-02T09:00:00Z',
      },
    ],
  };
};

function show(scores: Partial<Scores>, hasReviewers = true) {
  const request = buildRequest({
    type: 4,
    review_users: hasReviewers
      ? reviewers.map(({ review, reviewer, reviewer_role }) => ({
          ...reviewer,
          review_id: review,
          reviewer_role,
          quarter: null,
        }))
      : [],
  });
  const { key, version } = chooseRubric(4, 2);
  serve({
    [`GET /request/${request.id}/scores/`]: () => ({
      body: {
        rubric: { key, version },
        unscored_cohort: null,
        is_hidden: false,
        reviewers,
        quarters: [],
        ...scores,
      },
    }),
  });
  return showAs('sfari_admin', <ReviewPart request={request} />, { id: 1 });
}

test('averages have two decimals, the total is their sum, each reviewer is quoted [S2.6-21 S5-07 S5-08]', async () => {
  const { container } = show({ quarters: [written('Q3 2026', 3.5)] });
  // six tabs, and the four leading criteria of the short note
  expect(await screen.findAllByText('3.50')).toHaveLength(10);
  expect(screen.getByText('Total 21 of 30')).toBeTruthy();
  expect(screen.getByText('Good in Q3 2026')).toBeTruthy();
  expect(screen.getByText('Go on')).toBeTruthy();
  expect(screen.getByText('Ben Critic: In Progress')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('the short note has the four leading criteria, and says in words on which of the six reviewers differ [S2.7-03]', async () => {
  const quarter = written('Q3 2026', 3);
  const spreads = {
    ...quarter.spreads,
    research: { lowest: 3, highest: 4, is_wide: false },
    community: { lowest: 1, highest: 5, is_wide: true },
  };
  const { container, user } = show({ quarters: [{ ...quarter, spreads }] });
  const note = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(note.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Research question',
    'Participant engagement',
    'Feasibility',
    "Fit with the foundation's mission",
  ]);
  expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Scores differ: 1 to 5 for Benefit to the community (out of 5)',
  ]);
  expect(note.getByText('These are the first 4 of 6 criteria. All 6 are listed below.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /Benefit to the community/ }));
  expect(screen.getAllByText('Scores differ: 1 to 5')).toHaveLength(2);
  expect(await axeViolations(container)).toEqual([]);
});

test('a quarter can be chosen, the newest comes first [S2.6-20]', async () => {
  const { user } = show({ quarters: [written('Q3 2026', 4), written('Q2 2026', 2)] });
  expect(await screen.findByText('Total 24 of 30')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quarter' }), 'Q2 2026');
  expect(screen.getByText('Total 12 of 30')).toBeTruthy();
});

test('one criterion without a score shows a dash [S5-07]', async () => {
  const quarter = written('Q3 2026', 4);
  show({ quarters: [{ ...quarter, averages: { ...quarter.averages, community: null } }] });
  expect((await screen.findByRole('tab', { name: /Benefit to the community/ })).textContent).toContain('-');
});

test('no one was asked, no one is done, nothing was scored [S8-06 S8-07 S8-08]', async () => {
  const { unmount } = show({ reviewers: [] }, false);
  expect(await screen.findByText('No review data is available for this request.')).toBeTruthy();
  unmount();
  const second = show({});
  expect(await screen.findByText('No review available.')).toBeTruthy();
  second.unmount();
  const third = show({ quarters: [{ ...written('Q3 2026', 4), total: null }] });
  expect(await screen.findByText('No scores available.')).toBeTruthy();
  third.unmount();
});

test.each<[string, Partial<Scores>]>([
  ['with a review', { quarters: [written('Q3 2026', 4)] }],
  ['before anyone has reviewed', {}],
  ['before anyone was asked', { reviewers: [] }],
  ['to who has not submitted', { is_hidden: true }],
])('a cohort without scores is said once, %s [S8-09]', async (_, scores) => {
  show({ ...scores, unscored_cohort: 'SSC' }, !('reviewers' in scores));
  expect(await screen.findAllByText("This request has no scores as it's cohort is SSC")).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull();
});

test('the person who has not submitted reads why there is nothing yet [S6-05]', async () => {
  show({ is_hidden: true });
  expect(await screen.findByText(/once you have submitted yours/)).toBeTruthy();
  expect(screen.queryByText('No review available.')).toBeNull();
});

test.each([
  ['47', 45],
  ['48', 50],
  ['51', 50],
  ['-3', 0],
  ['', null],
  ['x', null],
])('%s is rounded to %s', (typed, score) => {
  expect(roundScore(chooseRubric(8, 1), typed)).toBe(score);
});

test.each([
  [2, ['You can write your review once the request is under review.'], []],
  [3, [], ['Go to your review']],
] as const)('at status %s a reviewer reads %j and is offered %j', (status, shown, offered) => {
  const reviewer = { ...buildRequest({}).owner, id: 71, review_id: 7, reviewer_role: 1, quarter: null };
  const request = buildRequest({ type: 4, status, review_users: [reviewer as never] });
  serve({});
  showAs('external_reviewer', <ReviewPart request={request} />, { id: 71 });
  const texts = screen.queryAllByText(/^You can write your review/).map(({ textContent }) => textContent);
  expect(texts).toEqual(shown);
  const links = screen.queryAllByRole('link', { name: 'Go to your review' });
  expect(links.map(({ textContent }) => textContent)).toEqual(offered);
});
