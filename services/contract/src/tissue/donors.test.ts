import { expect, it } from 'vitest';
import { showAge } from './donors.ts';

it('an age above 89 is shown as 90+, any other as it is', () => {
  expect([null, 0, 7.5, 89.9, 90, 104].map(showAge)).toEqual([null, 0, 7.5, 89.9, '90+', '90+']);
});
