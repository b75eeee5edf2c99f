import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';
import { LIMITS } from './limits.ts';
import { Email } from '../api/primitives.ts';

it.each([
  'ada@uni.test',
  'ada+mail@dept.uni.test',
  'ада@почта.рф',
  'ａｄａ@uni.test',
  'ada',
  'ada@uni',
  'ada@@uni.test',
  'a b@uni.test',
  'ada@uni.test,bo@uni.test',
  '<ada@uni.test>',
  'ada\u200b@uni.test',
  'ada\u0007@uni.test',
  '',
  `${'a'.repeat(LIMITS.email)}@uni.test`,
  `${'ﷺ'.repeat(20)}@uni.test`,
])('the browser evaluates %j as the server does [S2.17-02]', (text) => {
  expect(isEmailAddress(text)).toBe(Email.safeParse(text).success);
});

it('takes addresses and refuses what is none', () => {
  expect(isEmailAddress('ada@uni.test')).toBe(true);
  expect(isEmailAddress('ada@uni')).toBe(false);
});
