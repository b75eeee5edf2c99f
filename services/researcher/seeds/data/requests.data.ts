/** How many requests of each type stand in each status: 300, with every tab and queue of the demo filled. */
import type { RequestStatus, RequestType } from '@portal/contract';

export const COUNTS: Readonly<Record<RequestType, Readonly<Partial<Record<RequestStatus, number>>>>> = {
  1: { 1: 9, 2: 14, 3: 16, 4: 12, 5: 8, 6: 9, 7: 25, 12: 6, 13: 4, 14: 3 },
  2: { 1: 5, 2: 7, 3: 8, 4: 6, 5: 4, 6: 5, 7: 9, 12: 3, 13: 2, 14: 1 },
  3: { 1: 3, 2: 5, 3: 4, 5: 2, 6: 2 },
  4: { 1: 4, 2: 7, 3: 8, 4: 4, 5: 3, 6: 3, 7: 10, 8: 5, 9: 3, 10: 3, 11: 2, 12: 1, 13: 1 },
  5: { 1: 1, 2: 3, 3: 2, 4: 1, 6: 1, 7: 2 },
  6: { 1: 2, 2: 4, 3: 3, 4: 2, 5: 1, 6: 1, 7: 6, 8: 2, 12: 1 },
  7: { 1: 1, 2: 3, 3: 3, 4: 2, 5: 1, 6: 1, 7: 2, 8: 2, 11: 1, 12: 1 },
  8: { 1: 2, 2: 5, 3: 4, 4: 3, 6: 1, 7: 1, 8: 4, 9: 1, 10: 1, 12: 3 },
};

/** What the demo investigators own, taken out of the counts above. */
export const OWNED: Readonly<Record<string, readonly (readonly [RequestType, RequestStatus])[]>> = {
  'pi@demo.test': [
    [1, 1],
    [1, 2],
    [1, 6],
    [1, 4],
    [1, 7],
    [2, 3],
    [4, 8],
    [6, 7],
  ],
  'pi2@demo.test': [
    [1, 7],
    [1, 3],
    [2, 2],
    [4, 7],
    [1, 12],
    [8, 8],
  ],
  'newpi@demo.test': [
    [1, 1],
    [1, 2],
  ],
};

export const USES: readonly string[] = [
  'We will test the main hypothesis of the project in the full sample and repeat it in families with two parents sequenced.',
  'We will use the data as a replication sample for an effect that we found in our own cohort.',
  'We will train a model on half of the families and report its accuracy in the other half.',
  'We will describe the distribution of the measures and relate them to genetic findings.',
];

export const COMMENTS: readonly string[] = [
  'Scope fits the datasets asked for. No concerns so far.',
  'Please check whether the IRB letter covers the use of sibling data.',
  'Spoke with the investigator, the team list will be updated this week.',
  'The usage section is clear. Recommend approval.',
  'Similar to an earlier request of the same laboratory, which was completed without problems.',
  'Sample size is on the small side for the stated aim; asked for a power calculation.',
];
