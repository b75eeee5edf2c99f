/** One form of what can be written in several ways, for comparing texts; never shown. */

/** Letters that Unicode does not take apart into a plain one and a mark. */
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

/** Without accents, invisible signs and forms of width; apostrophes and hyphens of one kind each. Preserves capitals. */
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

/** Words and numbers. An apostrophe inside a word is left out (O'Neill), and so is the ending of a possessive. */
export const readWords = (text: string): string[] =>
  foldText(text)
    .replaceAll(/'s(?![\p{L}\p{N}])/gu, '')
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
