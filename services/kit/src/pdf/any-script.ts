/**
 * Words in any script. A name on a signature must be readable (21 CFR 11.50), and Roboto has Latin, Greek and Cyrillic
 * letters alone: other names are set in UnifontEX, one font with the letters of all living scripts.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import { unpackWoff } from './woff.ts';

const OTHER_SCRIPTS = 'UnifontEX';
const FILE = 'unifontex.ttf';
/** What Roboto draws: Latin, Greek and Cyrillic letters with their marks, punctuation, signs of money and letter-like ones. */
const IN_ROBOTO = /^[\n\u0020-\u036f\u0370-\u052f\u1e00-\u1fff\u2000-\u206f\u20a0-\u20bf\u2100-\u214f]*$/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Documented by the library, yet left out of its types. */
const { virtualfs: virtualFiles } = pdfmake as unknown as {
  readonly virtualfs: { writeFileSync(name: string, content: Buffer): void };
};

let isLoaded = false;
/** Read when a document first needs it: it is large, and most names do not. */
function loadOtherScripts(): void {
  if (isLoaded) return;
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  );
  // Kept where the library looks before it asks for a file.
  virtualFiles.writeFileSync(FILE, unpackWoff(readFileSync(file)));
  pdfmake.addFonts({ [OTHER_SCRIPTS]: { normal: FILE, bold: FILE, italics: FILE, bolditalics: FILE } });
  isLoaded = true;
}

/** What turns lines around, hides, or has no shape at all; a line end stays one. */
const UNSEEN = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
/** Longer than a line of the narrowest column: breaks within the word, or it runs off the page. */
const UNBROKEN = /\S{40}/u;

/** The words of people as a reader of paper gets them: all that is there can be seen. */
const seen = (text: string): string => text.replaceAll(UNSEEN, '');

/** The text in a font that has its letters. */
export function anyScript(given: string): Content {
  const text = seen(given);
  const breaking = UNBROKEN.test(text) ? ({ wordBreak: 'break-all' } as const) : {};
  if (IN_ROBOTO.test(text)) return UNBROKEN.test(text) ? { text, ...breaking } : text;
  loadOtherScripts();
  // Lines are laid out from left to right, word by word; each word of such a script is turned by the font's reader.
  const inOrder = RIGHT_TO_LEFT.test(text) ? text.split(' ').toReversed().join(' ') : text;
  return { text: inOrder, font: OTHER_SCRIPTS, ...breaking };
}
