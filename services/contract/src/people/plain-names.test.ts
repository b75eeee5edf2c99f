import { expect, it } from 'vitest';
import { hasInvisible, containsAddress, nameInMail } from './plain-names.ts';
import { institutionName, personName } from '../api/primitives.ts';

const PLAIN = [
  "Zoë O'Neill-Ünal",
  'Jr. Smith, M.D.',
  'Ph.D. Ada',
  'Universität St.Gallen',
  'A.I. duPont Hospital / Nemours',
  'Institute for Brain: Research & Care (IBRC)',
  '北京大学',
  'محمد',
  'Nguyễn Thị Minh Khai',
  'TOKEN_OF_THIS_MAIL',
  'Centre no.5, Building 3.2',
];
const ADDRESSES = [
  'https://evil.test',
  'evil.test/x',
  'evil.test?x',
  'evil.test#x',
  'evil.test:80',
  'WWW.evil',
  'javascript://x',
  'a@evil.test',
  // Wide and bold letters, and the dots of other scripts: mail programs and address bars read them as the plain ones.
  'http：//evil',
  'evil．test／x',
  'evil。test/x',
  'evil｡test/x',
  'evil․test/x',
  '𝐞vil.test/x',
  // Programs that fix what people type.
  'http:\\\\evil',
  '192.168.10.1/x',
];
/** By their numbers: a reader of this file would not see them. */
const INVISIBLE = [
  0x200b, 0x200d, 0x200e, 0x202e, 0x2066, 0xfeff, 0xad, 0x3164, 0x115f, 0x2800, 0xe0041, 0xfe0f,
];
const CONTROL = [0x0a, 0x0d, 0x09, 0x00, 0x1b, 0x85, 0x2028];

it.each(PLAIN)('%j is a name', (name) => {
  expect([containsAddress(name), hasInvisible(name), nameInMail(name, '-')]).toEqual([false, false, name]);
  expect(institutionName().safeParse(name).success).toBe(true);
});

it.each(ADDRESSES)('%j is no name of a person or institution', (name) => {
  expect(nameInMail(name, 'your institution')).toBe('your institution');
  for (const schema of [personName('Required field'), institutionName()])
    expect(schema.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      'Must not contain a web or email address',
    ]);
});

it.each(['evil.test', 'see EVIL.COM now', 'xn.xn--p1ai', 'evil。com', '𝐞vil.com', '192.168.10.1'])(
  '%j may be a name, but becomes no link',
  (name) => {
    expect(institutionName().safeParse(name).success).toBe(true);
    expect(nameInMail(name, '-')).toBe('-');
  },
);

it.each(INVISIBLE)('a name does not contain the invisible U+%#', (code) => {
  const name = `Ada${String.fromCodePoint(code)}Byron`;
  expect(nameInMail(name, '-')).toBe('-');
  for (const schema of [personName('Required field'), institutionName()])
    expect(schema.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      'Contains an invisible character',
    ]);
});

it.each(CONTROL)('nor the control character U+%#', (code) => {
  expect(personName('Required field').safeParse(`Ada${String.fromCharCode(code)}`).success).toBe(false);
});
