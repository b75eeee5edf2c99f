/** Characters that text must not contain. */

/**
 * NUL in text and unpaired surrogates in JSON. PostgreSQL refuses them, but so late that its error would reveal the
 * written text.
 */
const IMPOSSIBLE = /[\0\p{Cs}]/u;
export const hasImpossibleCharacter = (text: string): boolean => IMPOSSIBLE.test(text);

/** Control characters, including line breaks and the line and paragraph separators. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
export const hasControlCharacter = (text: string): boolean => CONTROL.test(text);
