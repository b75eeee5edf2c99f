import { diffArrays } from 'diff';
import { plainText } from '../../design/layout/plain-text.ts';

/** A part of a text: in both versions, only in the old one, or only in the new one. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Below this length the difference is obvious without marks. */
const SHORT = 60;
/**
 * Above this number of changed words, or of characters, the comparison would block the page and its marks would not
 * help.
 */
const MOST_EDITS = 1500;
const LONGEST = 200_000;
const LONGEST_TIME_MS = 500;
/** If less than this share of the text is unchanged, it is a new text, and marks would only confuse. */
const LEAST_SHARED = 0.25;

export const isWorthMarking = (before: string, after: string): boolean =>
  before !== '' &&
  after !== '' &&
  [before, after].some((text) => text.length > SHORT || text.trim().includes('\n')) &&
  before.length + after.length <= LONGEST;

/**
 * Merges both texts word by word. Rich text is compared by its plain text. Null if marks would not help: short, very
 * long or completely rewritten texts, and changes of formatting only.
 */
export function markWords(before: string, after: string, isHtml: boolean): TextPart[] | null {
  const [old, present] = isHtml ? [plainText(before), plainText(after)] : [before, after];
  if (old === present || !isWorthMarking(old, present)) return null;
  const changes = diffArrays(splitWords(old), splitWords(present), {
    maxEditLength: MOST_EDITS,
    timeout: LONGEST_TIME_MS,
  });
  if (!changes) return null;
  const parts = changes.map(({ value, added, removed }): TextPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
  const sharedLetters = countLetters(parts.filter(({ kind }) => kind === 'same').map(({ text }) => text));
  return sharedLetters < LEAST_SHARED * Math.min(countLetters([old]), countLetters([present]))
    ? null
    : joinNeighbours(parts);
}

/** Splits words by the rules of the language: 850,000 is one word, and text without spaces has words too. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const splitWords = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const countLetters = (texts: readonly string[]): number => texts.join('').replace(/\s/g, '').length;

/** A few letters that are the same in two phrases by chance; a line break never counts as chance. */
const isChance = (text: string, around: number): boolean =>
  !text.includes('\n') && countLetters([text]) <= Math.min(4, around / 4);

/**
 * Merges the marks of a replaced phrase into one, instead of one for each word: in "a b" → "c d" only the space is
 * unchanged.
 */
function joinNeighbours(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed });
    if (added !== '') joined.push({ kind: 'added', text: added });
    removed = added = '';
  };
  for (const [at, { kind, text }] of parts.entries()) {
    const isBetween = removed !== '' && added !== '' && at < parts.length - 1;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isBetween && isChance(text, countLetters([removed, added]))) {
      removed += text;
      added += text;
    } else {
      close();
      joined.push({ kind, text });
    }
  }
  close();
  return joined;
}
