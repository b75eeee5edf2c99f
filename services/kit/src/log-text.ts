/** Control and invisible characters, text direction marks and line separators, on which terminals would act. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const escaped = (found: string): string =>
  Array.from({ length: found.length }, (_, at) => found.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** Escapes, as JSON does, all characters that could end a line, change colors, or hide or turn text. */
export const onOneLine = (text: string): string => text.replace(UNSEEN, escaped);
