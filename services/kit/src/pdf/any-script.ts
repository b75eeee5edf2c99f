/**
 * Sets texts in any script. A name on a signature must be readable (21 CFR 11.50), but Roboto has only Latin, Greek and
 * Cyrillic letters. Other letters are set in a font that has them, from right to left if necessary.
 */
import type { Content } from 'pdfmake/interfaces.js';
import { isInRoboto, loadFont, OTHER_SCRIPTS } from './fonts.ts';
import { hasRightToLeft, rightToLeft } from './right-to-left.ts';

/** Characters that change the direction, hide text, or have no shape; line ends are preserved. */
const INVISIBLE = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
/** Between Arabic letters these characters decide whether the letters join: ‘می‌خواهم’. */
const JOINS = /(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{Script=Arabic})/gu;
/** A word longer than the narrowest column must break, because otherwise it would run off the page. */
const UNBROKEN = /\S{40}/u;

/** Removes invisible characters, so that readers of the document see the whole text. */
function removeInvisible(text: string): string {
  const joins = new Set([...text.matchAll(JOINS)].map(({ index }) => index));
  return text.replaceAll(INVISIBLE, (character, index: number) => (joins.has(index) ? character : ''));
}

/** The text in fonts that contain its letters. */
export function anyScript(given: string): Content {
  const text = removeInvisible(given);
  const breaking = UNBROKEN.test(text) ? ({ wordBreak: 'break-all' } as const) : {};
  if (isInRoboto(text)) return UNBROKEN.test(text) ? { text, ...breaking } : text;
  if (hasRightToLeft(text)) return rightToLeft(text);
  loadFont(OTHER_SCRIPTS);
  return { text, font: OTHER_SCRIPTS, ...breaking };
}
