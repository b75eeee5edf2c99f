import { describe, expect, it } from 'vitest';
import { GLOBUS_PATTERN } from '../basics/limits.ts';
import { DateOnly, Email, singleLineText, requiredLine } from './primitives.ts';

describe('a line', () => {
  it.each([
    'two\r\nlines',
    'two\nlines',
    'tab\tbed',
    'bell\u0007',
    'next\u0085line',
    'para\u2029graph',
    'nul\0',
  ])('refuses %j', (value) => expect(singleLineText(50).safeParse(value).success).toBe(false));
  it.each(['', 'Zoë Müller-Łukasz', '睡眠 & language', '👩‍🔬 team'])('takes %j', (value) =>
    expect(singleLineText(50).safeParse(value).success).toBe(true),
  );
  it('must say something where it is required', () => {
    expect(requiredLine(50).safeParse(' ').error?.issues[0]?.message).toBe('Required field');
  });
});

it.each([
  ['ada@university.test@globusid.test', true],
  ['7d444840-9dc0-41d1-b245-5ffdce74fad2', true],
  ['ada@university.test', false],
  ['ada', false],
  ['a@b@c@d', false],
  ['a b@c@d', false],
])('Globus username %j: %s', (value, right) => expect(GLOBUS_PATTERN.test(value)).toBe(right));

/* A wrong value is looked through in full before it is refused, by anyone who can reach the sign-in page. */
it('refuses an address of two million characters in no time', () => {
  const started = performance.now();
  expect(Email.safeParse(`a@${'.'.repeat(2_000_000)}@`).success).toBe(false);
  expect(Email.safeParse(`${'a'.repeat(2_000_000)}@x.test`).success).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
});

it.each([
  ['ada@university.test', true],
  [`${'a'.repeat(241)}@example.test`, true],
  [`${'a'.repeat(242)}@example.test`, false],
  ['ada@university', false],
  ['ada@university.test\n', false],
])('address %j: %s', (value, right) => expect(Email.safeParse(value).success).toBe(right));

it.each(['2027-13-03', '2027-02-29', '2027-04-31', '25/03/2027'])(
  'a day that does not exist (%s) is refused in the words of the forms [C5.7.1]',
  (day) => {
    expect(DateOnly.safeParse(day).error?.issues[0]?.message).toBe('Please use the format MM/DD/YYYY');
  },
);

it('writes an address in one form, and refuses what no one sees', () => {
  const wide = String.fromCodePoint(0xff41, 0xff44, 0xff41);
  expect(Email.parse(`${wide}@uni.test`)).toBe('ada@uni.test');
  for (const code of [0x200b, 0xad, 0x202e, 0x3164, 0xfe0f, 0x07, 0x85])
    expect(Email.safeParse(`ada${String.fromCodePoint(code)}@uni.test`).success).toBe(false);
  // becomes eighteen characters
  expect(Email.safeParse(`${String.fromCodePoint(0xfdfa).repeat(30)}@uni.test`).success).toBe(false);
  expect(Email.safeParse(`ada${String.fromCodePoint(0xff20)}b@uni.test`).success).toBe(false);
});
