/** Takes secrets out of what people send with a report of an error. Page and server use the same. */

const REMOVED = '[removed]';
const SECRET = /pass(word|phrase)?|token|recaptcha|secret|authorization|cookie/i;
/**
 * `"password": "…"` and `password=…` in text that is no whole JSON. Each word is evaluated once, from its beginning: looked
 * for from every letter, a page of `tokentoken…` would keep the server busy for minutes.
 */
const IN_TEXT =
  /((?<![\w-])(?=[\w-]*(?:password|token|recaptcha|secret))[\w-]+"?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|[^\s&,;}"]+)/gi;
/** Links of mails and addresses of calendars carry their secret in the path: /reset-password/{token}. */
const IN_PATH = /(\/(?:reset-password|verify-user|calendar|term-calendar)[/#])[^\s/?#&"]+/gi;

function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? REMOVED : redactValue(part)]),
  );
}

const redactText = (text: string): string =>
  text.replace(IN_TEXT, `$1${REMOVED}`).replace(IN_PATH, `$1${REMOVED}`);

/** `text` without the values of passwords, tokens and bot checks; JSON stays JSON. */
export function redact(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return JSON.stringify(redactValue(parsed));
  } catch {
    // Not JSON: taken as text.
  }
  return redactText(text);
}
