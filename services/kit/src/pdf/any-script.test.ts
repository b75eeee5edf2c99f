/** Names of signers in every script: readable, in the font that has their letters and in the order in which they are read. */
import { describe, expect, it } from 'vitest';
import { anyScript, factTable, wordDocument, type Content } from './index.ts';
import { ARABIC, HEBREW } from './fonts.ts';
import { orderPieces } from './order-lines.ts';

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

interface Piece {
  readonly text: string;
  readonly level: number;
  readonly base: number;
  readonly font?: string;
  readonly alignment?: string;
}
const cut = (text: string): readonly Piece[] => (anyScript(text) as unknown as { text: Piece[] }).text;
/** What is on one line from left to right, with a bar between pieces; each piece is written as it is read. */
const show = (text: string): string =>
  orderPieces(cut(text))
    .map((piece) => piece.text)
    .join('|');

describe('names that are read from the right', () => {
  it.each([
    ['a name', 'محمد علي', 'علي| |محمد'],
    ['a title after it, in a document that is read from the left', 'محمد علي, PhD', 'علي| |محمد|, PhD'],
    ['Hebrew', 'דוד לוי, M.D.', 'לוי| |דוד|, M.D.'],
    ['punctuation', 'محمد علي.', '.|علي| |محمد'],
    ['within a Latin text', 'Dr. محمد علي (Cairo)', 'Dr. |علي| |محمد| (Cairo)'],
    ['digits', 'غرفة 12', '12| |غرفة'],
    ['digits of its own', 'رضا ۱۲۳', '۱|۲|۳| |رضا'],
    ['brackets', 'محمد (علي)', '(|علي|)| |محمد'],
    ['two scripts', 'مرحبا עולם', 'עולם| |مرحبا'],
  ])('%s: %s', (_, name, shown) => expect(show(name)).toBe(shown));

  it('preserves letters with their marks, and what joins them unseen', () => {
    for (const word of ['مُحَمَّد', 'می\u200cخواهم', 'محـمد', 'שָׁלוֹם'])
      expect(cut(word).map(({ text }) => text)).toEqual([word]);
    expect(show('\u202eمحمد\u200b')).toBe('محمد');
  });

  it('sets each piece in a font that has it', () => {
    expect(cut('محمد דוד, PhD 王').map(({ font }) => font)).toEqual([
      ARABIC,
      undefined,
      HEBREW,
      undefined,
      'UnifontEX',
    ]);
  });

  it('a line ends with the blank before the next one, which takes no part in the order', () => {
    const [first, blank] = [
      { text: 'محمد', level: 1, base: 0 },
      { text: ' ', level: 1, base: 0 },
    ];
    expect(orderPieces([first, blank])).toEqual([first, blank]);
  });

  it('a text of several lines begins at the right, a name does not', () => {
    expect(cut('محمد علي')[0]?.alignment).toBeUndefined();
    expect(cut('محمد علي '.repeat(20))[0]?.alignment).toBe('right');
  });
});

const getBytes = async (content: Content[], compress = true): Promise<string> => {
  const given = { title: 'Signatures', pageSize: 'LETTER', content, compress } as const;
  return Buffer.from(await wordDocument(given).getBuffer()).toString('latin1');
};

it('letters are joined and are placed where they are read', async () => {
  // The same letter at the beginning, in the middle and at the end of a word has three shapes.
  const bytes = await getBytes([factTable([['Signed by', 'سعد ممم, PhD']], 90)], false);
  const drawn = [...bytes.matchAll(/BT\n1 0 0 1 ([\d.]+) [\d.]+ Tm\n([\s\S]*?)\nET/g)].map(
    ([, x, shown = '']) => ({
      x: Number(x),
      glyphs: [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []),
    }),
  );
  const name = drawn.slice(-5);
  expect(name.map(({ glyphs }) => glyphs.length)).toEqual([3, 1, 3, 2, 3]);
  expect(name.map(({ x }) => x)).toEqual(name.map(({ x }) => x).toSorted((one, other) => one - other));
  expect(new Set(name[0]?.glyphs).size).toBe(3);
});

it('the document carries those fonts only where a name needs them', async () => {
  const listFonts = async (name: string) => {
    const bytes = await getBytes([factTable([['Signed by', name]], 90)]);
    return new Set([...bytes.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, font]) => font));
  };
  const usual = ['Roboto-Regular', 'Roboto-Medium'];
  expect(await listFonts('Ada Lovelace')).toEqual(new Set(usual));
  expect(await listFonts('王小明')).toEqual(new Set(['UnifontExMono', 'Roboto-Medium']));
  expect(await listFonts('محمد')).toEqual(new Set(['NotoNaskhArabic-Regular', 'Roboto-Medium']));
});
