/**
 * Generates `en-XA` from English: accents on every letter, 40 % longer, in brackets; placeholders and tags are
 * unchanged.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧĥíĵķļɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĻṀÑÓƤɊŔŠŤÚṼŴẊÝŽ';
const LETTERS = new Map(
  Array.from(PLAIN, (letter, index) => [letter, Array.from(ACCENTED)[index] ?? letter]),
);
const VOWEL = /[aeiou]/i;

/** Mark the begin and end of a text: truncated or concatenated texts are easy to see. */
export const PSEUDO_BRACKETS = ['⟦', '⟧'] as const;

/** Tags, entities and addresses are not changed. */
const UNCHANGED = /(<[^>]*>|&[a-z#0-9]+;|https?:\/\/\S+|\S+@\S+\.\w+)/;

/** Doubled vowels make texts and their words about 40 % longer, as in German. */
const lengthen = (text: string): string =>
  Array.from(text, (letter) => {
    const accented = LETTERS.get(letter) ?? letter;
    return VOWEL.test(letter) ? accented + accented : accented;
  }).join('');

const addAccents = (text: string): string =>
  text
    .split(UNCHANGED)
    .map((part, index) => (index % 2 === 1 ? part : lengthen(part)))
    .join('');

/**
 * A catalog text in `en-XA`. `{name}` is unchanged; in `{n, plural, one {# day} other {# days}}` only the branches
 * change. A text that already has the brackets is returned unchanged.
 */
export function toPseudo(text: string): string {
  const [open, close] = PSEUDO_BRACKETS;
  if (text.startsWith(open) || !/\p{L}/u.test(text)) return text;
  let depth = 0;
  let spoken = '';
  let result = '';
  const flush = (): void => {
    result += addAccents(spoken);
    spoken = '';
  };
  for (const letter of text) {
    if (letter === '{' || letter === '}') {
      // Text is outside braces and inside the branches of a plural, not between them.
      if (depth % 2 === 0) flush();
      depth += letter === '{' ? 1 : -1;
      result += letter;
    } else if (depth % 2 === 0) spoken += letter;
    else result += letter;
  }
  flush();
  return `${open}${result}${close}`;
}

/** Converts every text of a catalog, whatever its structure. */
export function pseudoCatalogue(texts: unknown): unknown {
  if (typeof texts === 'string') return toPseudo(texts);
  if (Array.isArray(texts)) return texts.map(pseudoCatalogue);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoCatalogue(value)]));
}
