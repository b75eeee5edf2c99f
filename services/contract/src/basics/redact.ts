/** Removes secrets from what people send with an error report. Page and server use the same code. */

const REMOVED = '[removed]';
const SECRET = /pass(word|phrase)?|token|recaptcha|secret|authorization|cookie/i;
/**
 * `"password": "…"` and `password=…` in text that is not valid JSON. Each word is evaluated once, from its beginning.
 * If the search restarted at every letter, a text of `tokentoken…` would block the server for minutes.
 */
const IN_TEXT =
  /((?<![\w-])(?=[\w-]*(?:password|token|recaptcha|secret))[\w-]+"?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|[^\s&,;}"]+)/gi;
/** Links in emails and calendar URLs carry their secret in the path: /reset-password/{token}. */
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

/** `text` without the values of passwords, tokens and bot checks; JSON remains valid JSON. */
export function redact(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return JSON.stringify(redactValue(parsed));
  } catch {
    // Not JSON: redacted as plain text.
  }
  return redactText(text);
}
