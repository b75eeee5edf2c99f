import { diffArrays } from 'diff';
import { plainText } from '../../design/layout/plain-text.ts';

/** A piece of a text: in both of its states, only in the one before, or only in the present one. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Below this a reader sees immediately what differs. */
const SHORT = 60;
/** Above this many words that differ, or characters, the comparison blocks the page and its marks help no one. */
const MOST_EDITS = 1500;
const LONGEST = 200_000;
const LONGEST_TIME_MS = 500;
/** A text of which less than this part stayed is another text: marks would be confetti. */
const LEAST_SHARED = 0.25;

export const isWorthMarking = (before: string, after: string): boolean =>
  before !== '' &&
  after !== '' &&
  [before, after].some((text) => text.length > SHORT || text.trim().includes('\n')) &&
  before.length + after.length <= LONGEST;

/**
 * Both texts as one, word by word. Rich text is compared by its words; null where marks would not help: short or very long
 * texts, texts written anew, and those of which only the formatting differs.
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

/** By the rules of languages, so that 850,000 is one word, and a text without blanks has words too. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const splitWords = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const countLetters = (texts: readonly string[]): number => texts.join('').replace(/\s/g, '').length;

/** A few letters that happen to be the same in two phrases; a new line is never joined. */
const isChance = (text: string, around: number): boolean =>
  !text.includes('\n') && countLetters([text]) <= Math.min(4, around / 4);

/** One mark for a phrase that was replaced, instead of one for each word of it: "a b" → "c d" leaves only the blank. */
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
