/** Makes `en-XA` from English: accents on every letter, 40 % longer, in brackets; places and tags stay as they are. */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧĥíĵķļɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĻṀÑÓƤɊŔŠŤÚṼŴẊÝŽ';
const LETTERS = new Map(
  Array.from(PLAIN, (letter, index) => [letter, Array.from(ACCENTED)[index] ?? letter]),
);
const VOWEL = /[aeiou]/i;

/** Begin and end of a text: one that is cut off, or put together from pieces, is easy to see. */
export const PSEUDO_BRACKETS = ['⟦', '⟧'] as const;

/** Tags, entities and addresses stay as they are. */
const UNCHANGED = /(<[^>]*>|&[a-z#0-9]+;|https?:\/\/\S+|\S+@\S+\.\w+)/;

/** Vowels twice makes a text about 40 % longer, and its words too, as German would. */
const stretch = (text: string): string =>
  Array.from(text, (letter) => {
    const accented = LETTERS.get(letter) ?? letter;
    return VOWEL.test(letter) ? accented + accented : accented;
  }).join('');

const speak = (text: string): string =>
  text
    .split(UNCHANGED)
    .map((part, index) => (index % 2 === 1 ? part : stretch(part)))
    .join('');

/**
 * A text of a catalogue in `en-XA`. `{name}` stays; of `{n, plural, one {# day} other {# days}}` the days change. A text
 * that has brackets already is the same.
 */
export function toPseudo(text: string): string {
  const [open, close] = PSEUDO_BRACKETS;
  if (text.startsWith(open) || !/\p{L}/u.test(text)) return text;
  let depth = 0;
  let spoken = '';
  let result = '';
  const flush = (): void => {
    result += speak(spoken);
    spoken = '';
  };
  for (const letter of text) {
    if (letter === '{' || letter === '}') {
      // Words are outside of braces and in the branches of a plural, not between.
      if (depth % 2 === 0) flush();
      depth += letter === '{' ? 1 : -1;
      result += letter;
    } else if (depth % 2 === 0) spoken += letter;
    else result += letter;
  }
  flush();
  return `${open}${result}${close}`;
}

/** Every text of a catalogue, whatever its shape. */
export function pseudoCatalogue(texts: unknown): unknown {
  if (typeof texts === 'string') return toPseudo(texts);
  if (Array.isArray(texts)) return texts.map(pseudoCatalogue);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoCatalogue(value)]));
}
