/**
 * Fonts beside Roboto, which has Latin, Greek and Cyrillic letters alone. Arabic and Hebrew have their own fonts, which
 * join letters and place vowels; UnifontEX has the letters of all other living scripts.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pdfLibrary } from './library.ts';
import { unpackWoff } from './woff.ts';

export const ARABIC = 'NotoNaskhArabic';
export const HEBREW = 'NotoSansHebrew';
export const OTHER_SCRIPTS = 'UnifontEX';

const FILES: Readonly<Record<string, { readonly normal: string; readonly bold: string }>> = {
  [ARABIC]: {
    normal: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff',
    bold: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff',
  },
  [HEBREW]: {
    normal: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
    bold: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
  },
  [OTHER_SCRIPTS]: {
    normal: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
    bold: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  },
};

const { resolve } = createRequire(import.meta.url);
const loaded = new Set<string>();

/** Reads a font when a document first needs it: they are large, and most names need none. */
export function loadFont(name: string): void {
  const files = FILES[name];
  if (!files || loaded.has(name)) return;
  const library = pdfLibrary();
  // Stored where the library looks before it asks for a file.
  for (const file of new Set([files.normal, files.bold]))
    library.virtualfs.writeFileSync(nameFile(file), unpackWoff(readFileSync(resolve(file))));
  const [normal, bold] = [nameFile(files.normal), nameFile(files.bold)];
  library.addFonts({ [name]: { normal, bold, italics: normal, bolditalics: bold } });
  loaded.add(name);
}

const nameFile = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/woff$/, 'ttf');

/** What Roboto draws: Latin, Greek and Cyrillic letters with their marks, punctuation, signs of money and letter-like ones. */
const IN_ROBOTO = /^[\n\u0020-\u036f\u0370-\u052f\u1e00-\u1fff\u2000-\u206f\u20a0-\u20bf\u2100-\u214f]*$/u;
const IN_ARABIC =
  // oxlint-disable-next-line no-misleading-character-class -- a mark is looked up as one character
  /^[\u0600-\u06ff\u0750-\u077f\u0870-\u088e\u0890\u0891\u0898-\u08e1\u08e3-\u08ff\ufb50-\ufbc2\ufbd3-\ufd8f\ufd92-\ufdc7\ufdcf\ufdf0-\ufdff\ufe70-\ufe74\ufe76-\ufefc]$/u;
const IN_HEBREW =
  /^[\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4\ufb1d-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufb4f]$/u;

/** Its lines are higher than those of Roboto, for marks below letters: as a share of the height that a document asks for. */
export const LINE_HEIGHTS: Readonly<Partial<Record<string, number>>> = { [ARABIC]: 0.95 };

export const isInRoboto = (text: string): boolean => IN_ROBOTO.test(text);

/** The font that draws a character; undefined for the document's own. */
export function chooseFont(character: string): string | undefined {
  if (IN_ROBOTO.test(character)) return undefined;
  if (IN_ARABIC.test(character)) return ARABIC;
  return IN_HEBREW.test(character) ? HEBREW : OTHER_SCRIPTS;
}
