import { INSTITUTION_STATUSES } from '@portal/contract/statuses';
import { expect, it } from 'vitest';
import { isUnconfirmed, unconfirmedRibbonAllowedAt } from './ribbon-rules.ts';

it('takes an institution for unconfirmed while it waits, is reviewed or is asked', () => {
  expect(INSTITUTION_STATUSES.filter(isUnconfirmed)).toEqual([1, 2, 5]);
});

it.each([
  ['/', null, true],
  ['/request/1/verify', undefined, true],
  ['/verify-user', null, false],
  ['/verification', null, false],
  ['/institution-details', null, false],
  ['/', { hideRibbon: true }, false],
  ['/', { hideRibbon: 'true' }, true],
  ['/', { other: true }, true],
  ['/', 'hideRibbon', true],
] as const)('%s with %j shows the ribbon: %s', (path, state, expected) => {
  expect(unconfirmedRibbonAllowedAt(path, state)).toBe(expected);
});
