/** Names of signers in every script: readable, and in the font that has their letters. */
import { expect, it } from 'vitest';
import { anyScript, factTable, wordDocument } from './index.ts';

it.each([
  'Ada Lovelace',
  'Łódź Ångström',
  'Αθήνα Ελευθερίου',
  'Иван Петров',
  'Nguyễn Thị Hạnh',
  'O’Neill – Smith',
])('%s stays in the type of the document', (name) => {
  expect(anyScript(name)).toBe(name);
});

it.each(['王小明', '山田さくら', '김민수', 'สมชาย ใจดี', 'Wang 王'])(
  '%s is set in a font that has it',
  (name) => {
    expect(anyScript(name)).toEqual({ text: name, font: 'UnifontEX' });
  },
);

it.each([
  ['محمد علي', 'علي محمد'],
  ['דוד לוי', 'לוי דוד'],
])('%s is laid out from the right', (name, laidOut) => {
  expect(anyScript(name)).toEqual({ text: laidOut, font: 'UnifontEX' });
});

it('the document carries that font only where a name needs it', async () => {
  const listFonts = async (name: string) => {
    const document = wordDocument({
      title: 'Signatures',
      pageSize: 'LETTER',
      content: [factTable([['Signed by', name]], 90)],
    });
    const bytes = Buffer.from(await document.getBuffer()).toString('latin1');
    return new Set([...bytes.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, font]) => font));
  };
  expect(await listFonts('Ada Lovelace')).toEqual(new Set(['Roboto']));
  expect(await listFonts('王小明')).toEqual(new Set(['Roboto', 'UnifontExMono']));
});
