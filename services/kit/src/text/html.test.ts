import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, plainText, sanitizeHtml } from './html.ts';

it('decodes each sign once', () => {
  expect(plainText('<p>&amp;lt;b&amp;gt; &lt;i&gt; &amp;amp; R&amp;D</p>')).toBe('&lt;b&gt; <i> &amp; R&D');
});

it('preserves the address of a link and nothing else of it', () => {
  expect(sanitizeHtml('<a href="https://a.test" onclick="x()" target="_blank">a</a>')).toBe(
    '<a href="https://a.test">a</a>',
  );
  expect(sanitizeHtml('<a href="javascript:x()">a</a>')).toBe('<a>a</a>');
});

it('preserves tables and formulas, which browsers show too', () => {
  const table =
    '<table><tbody><tr><th scope="row">H<sub>2</sub>O</th><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeHtml(table)).toBe(table);
});

describe('a link that names no site', () => {
  const PORTAL = 'https://portal.test';
  const readAddress = (html: string): string | undefined => /href="([^"]*)"/.exec(html)?.[1];
  const decode = (text: string): string =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

  it.each(['/project/7', '/request/create?dataset=1&amp;next=//x#2', '#step', '{portal_url}/joinder'])(
    'stays with %s',
    (address) => expect(readAddress(sanitizeHtml(`<a href="${address}">x</a>`))).toBe(address),
  );

  it('never leads to another host, whatever a browser makes of it', () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '?',
      '#',
      '@',
      ':',
      '\t',
      '\n',
      ' ',
      '%2f',
      'evil.test',
      'a',
    );
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 8 }), (signs) => {
        const address = readAddress(sanitizeHtml(`<a href="${escapeHtml(signs.join(''))}">x</a>`));
        if (address === undefined) return;
        const read = new URL(decode(address), `${PORTAL}/some/page`);
        expect([read.origin, read.pathname.startsWith('//')]).toEqual([PORTAL, false]);
      }),
      { numRuns: 1000, examples: [[['/', '\\', 'evil.test']], [['/', '.', '/', '/', 'evil.test']]] },
    );
  });
});
