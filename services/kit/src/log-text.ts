/** Control and invisible characters, turned directions and separators of lines: a terminal or viewer would act on them. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const escaped = (found: string): string =>
  Array.from({ length: found.length }, (_, at) => found.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** The text with everything that could end a line or color, hide or turn it written out, as JSON writes it. */
export const onOneLine = (text: string): string => text.replace(UNSEEN, escaped);
