/**
 * Words in any script. A name on a signature must be readable (21 CFR 11.50), and Roboto has Latin, Greek and Cyrillic
 * letters alone: others are set in a font that has them, and from the right where they are read so.
 */
import type { Content } from 'pdfmake/interfaces.js';
import { isInRoboto, loadFont, OTHER_SCRIPTS } from './fonts.ts';
import { hasRightToLeft, rightToLeft } from './right-to-left.ts';

/** What turns lines around, hides, or has no shape at all; a line end stays one. */
const UNSEEN = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
/** Between letters of the Arabic script these decide whether they are joined: ‘می‌خواهم’. */
const JOINS = /(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{Script=Arabic})/gu;
/** Longer than a line of the narrowest column: breaks within the word, or it runs off the page. */
const UNBROKEN = /\S{40}/u;

/** The words of people as a reader of paper gets them: all that is there can be seen. */
function seen(text: string): string {
  const joins = new Set([...text.matchAll(JOINS)].map(({ index }) => index));
  return text.replaceAll(UNSEEN, (character, index: number) => (joins.has(index) ? character : ''));
}

/** The text in a font that has its letters. */
export function anyScript(given: string): Content {
  const text = seen(given);
  const breaking = UNBROKEN.test(text) ? ({ wordBreak: 'break-all' } as const) : {};
  if (isInRoboto(text)) return UNBROKEN.test(text) ? { text, ...breaking } : text;
  if (hasRightToLeft(text)) return rightToLeft(text);
  loadFont(OTHER_SCRIPTS);
  return { text, font: OTHER_SCRIPTS, ...breaking };
}
