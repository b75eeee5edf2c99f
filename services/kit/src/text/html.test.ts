import { expect, it } from 'vitest';
import { plainText, sanitizeHtml } from './html.ts';

it('decodes each sign once', () => {
  expect(plainText('<p>&amp;lt;b&amp;gt; &lt;i&gt; &amp;amp; R&amp;D</p>')).toBe('&lt;b&gt; <i> &amp; R&D');
});

it('keeps the address of a link and nothing else of it', () => {
  expect(sanitizeHtml('<a href="https://a.test" onclick="x()" target="_blank">a</a>')).toBe(
    '<a href="https://a.test">a</a>',
  );
  expect(sanitizeHtml('<a href="javascript:x()">a</a>')).toBe('<a>a</a>');
});

it('keeps tables and formulas, which browsers show too', () => {
  const table =
    '<table><tbody><tr><th scope="row">H<sub>2</sub>O</th><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeHtml(table)).toBe(table);
});
