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

/** Loads a font when a document first needs it, because the fonts are large and most names need none. */
export function loadFont(name: string): void {
  const files = FILES[name];
  if (!files || loaded.has(name)) return;
  const library = pdfLibrary();
  // Stored in the library's virtual file system, which it checks before the disk.
  for (const file of new Set([files.normal, files.bold]))
    library.virtualfs.writeFileSync(nameFile(file), unpackWoff(readFileSync(resolve(file))));
  const [normal, bold] = [nameFile(files.normal), nameFile(files.bold)];
  library.addFonts({ [name]: { normal, bold, italics: normal, bolditalics: bold } });
  loaded.add(name);
}

const nameFile = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/woff$/, 'ttf');

/** Characters in Roboto: Latin, Greek and Cyrillic letters, marks, punctuation, currency and letter-like symbols. */
const IN_ROBOTO = /^[\n\u0020-\u036f\u0370-\u052f\u1e00-\u1fff\u2000-\u206f\u20a0-\u20bf\u2100-\u214f]*$/u;
const IN_ARABIC =
  // oxlint-disable-next-line no-misleading-character-class -- a mark is looked up as one character
  /^[\u0600-\u06ff\u0750-\u077f\u0870-\u088e\u0890\u0891\u0898-\u08e1\u08e3-\u08ff\ufb50-\ufbc2\ufbd3-\ufd8f\ufd92-\ufdc7\ufdcf\ufdf0-\ufdff\ufe70-\ufe74\ufe76-\ufefc]$/u;
const IN_HEBREW =
  /^[\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4\ufb1d-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufb4f]$/u;

/** The Arabic font has higher lines than Roboto, for marks below letters. This factor reduces its line height. */
export const LINE_HEIGHTS: Readonly<Partial<Record<string, number>>> = { [ARABIC]: 0.95 };

export const isInRoboto = (text: string): boolean => IN_ROBOTO.test(text);

/** The font for a character; undefined for the document's own font. */
export function chooseFont(character: string): string | undefined {
  if (IN_ROBOTO.test(character)) return undefined;
  if (IN_ARABIC.test(character)) return ARABIC;
  return IN_HEBREW.test(character) ? HEBREW : OTHER_SCRIPTS;
}
