/** Normalizes text for comparison, so that different spellings become equal; never shown. */

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};
const APOSTROPHES = /[\u0027\u0060\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\u2035\uff07]/gu;

/** Removes accents, invisible characters and width variants, and unifies apostrophes and hyphens. Preserves case. */
export const foldSigns = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/\p{Pd}|\u2212/gu, '-');

export const foldText = (text: string): string =>
  foldSigns(text)
    .toLowerCase()
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => PLAIN[letter] ?? letter);

/** Words and numbers. Apostrophes inside a word (O'Neill) and possessive endings are removed. */
export const readWords = (text: string): string[] =>
  foldText(text)
    .replaceAll(/'s(?![\p{L}\p{N}])/gu, '')
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
