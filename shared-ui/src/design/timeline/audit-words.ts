/** Converts stored values of the history to readable text. */

const MARK_UP =
  /<\/?(?:p|br|div|span|ul|ol|li|strong|em|b|i|u|s|a|h[1-6]|blockquote|pre|code|sub|sup|table|t[rdh]|tbody|thead)\b[^>]*>/i;
const BLOCK_END = /<br\b[^>]*>|<\/(?:p|div|li|h[1-6]|blockquote|pre|t[rdh])>/gi;

/**
 * Rich text without its markup; other text unchanged. `DOMParser` creates a document that is never shown and runs
 * nothing.
 */
export function plainWords(value: string): string {
  if (!MARK_UP.test(value)) return value;
  const html = value.replaceAll(BLOCK_END, (end) => `${end} `);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

export const LONG_VALUE = 200;

/** The beginning of a long value, up to the end of a word where there is one. */
export function cutValue(value: string): string {
  if (value.length <= LONG_VALUE) return value;
  const start = value.slice(0, LONG_VALUE);
  const space = start.lastIndexOf(' ');
  return `${space > LONG_VALUE / 2 ? start.slice(0, space) : start}…`;
}
