/** Characters that text must not contain. */

/** NUL in text and halves of characters in JSON: PostgreSQL refuses them, and so late that the refusal would reveal what was written. */
const IMPOSSIBLE = /[\0\p{Cs}]/u;
export const hasImpossibleCharacter = (text: string): boolean => IMPOSSIBLE.test(text);

/** Control characters, line ends and the separators of lines and paragraphs among them. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
export const hasControlCharacter = (text: string): boolean => CONTROL.test(text);
