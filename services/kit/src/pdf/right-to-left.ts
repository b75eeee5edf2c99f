/**
 * Splits text with Arabic, Hebrew and other right-to-left letters into pieces of one direction and one font (Unicode's
 * bidirectional algorithm, UAX 9). `order-lines.ts` orders the pieces of each line.
 */
import createBidi from 'bidi-js';
import type { Content } from 'pdfmake/interfaces.js';
import { chooseFont, LINE_HEIGHTS, loadFont } from './fonts.ts';
import type { Directed } from './order-lines.ts';

const bidi = createBidi();

const LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Characters that stay with the preceding letter: marks, the stretching line, and invisible joiners. */
const WITH_LETTER = /[\p{M}\u0640\u200c\u200d]/u;
/** A left-to-right letter. */
const LEFT_LETTER =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;
/** Longer texts fill lines and begin at the right; a name stays at its place in the row. */
const LONGEST_NAME = 80;

interface Piece extends Directed {
  text: string;
  readonly font: string | undefined;
}

export const hasRightToLeft = (text: string): boolean => LETTER.test(text);

export function rightToLeft(text: string): Content {
  const pieces = cutPieces(text).map(({ font, base, ...piece }) => {
    if (font !== undefined) loadFont(font);
    const lineHeight = font === undefined ? undefined : LINE_HEIGHTS[font];
    return {
      ...piece,
      base,
      ...(font === undefined ? {} : { font }),
      ...(lineHeight === undefined ? {} : { lineHeight }),
      ...(base === 1 && text.length > LONGEST_NAME ? { alignment: 'right' as const } : {}),
    };
  });
  return { text: pieces };
}

/**
 * The library shapes a piece of right-to-left letters and reverses it. It knows no direction of digits and punctuation
 * among them. Each of these is a separate piece, mirrored if necessary.
 */
function cutPieces(text: string): Piece[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, findDirection(text));
  const pieces: Piece[] = [];
  let isLetter = false;
  let at = 0;
  for (const character of text) {
    const here = at;
    at += character.length;
    const last = pieces.at(-1);
    if (last && isLetter && WITH_LETTER.test(character)) {
      last.text += character;
      continue;
    }
    const level = levels[here] ?? 0;
    const wasLetter = isLetter;
    isLetter = LETTER.test(character);
    const font = chooseFont(character);
    const isFromRight = level % 2 === 1;
    const shown = isFromRight ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const goesOn = isFromRight ? isLetter && wasLetter : !isLetter && !wasLetter;
    if (last?.level === level && last.font === font && goesOn) last.text += shown;
    else pieces.push({ text: shown, font, level, base: findBase(paragraphs, here) });
  }
  return pieces;
}

/**
 * The document is read from left to right, and so is a name with a title in Latin letters: ‘PhD’ comes after it. Any
 * other text has the direction of its first letter.
 */
const findDirection = (text: string): 'ltr' | 'auto' =>
  text.length <= LONGEST_NAME && LEFT_LETTER.test(text) ? 'ltr' : 'auto';

const findBase = (paragraphs: readonly { start: number; end: number; level: number }[], at: number): number =>
  paragraphs.find(({ start, end }) => start <= at && at <= end)?.level ?? 0;
