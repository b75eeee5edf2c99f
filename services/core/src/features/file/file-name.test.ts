/** Names that people give to files, where they become part of a header. */
import { describe, expect, it } from 'vitest';
import { attachmentHeader, cleanFileName } from './file-name.ts';

const HOSTILE = [
  'a\r\nSet-Cookie: token=1.pdf',
  'a"; filename="evil.exe',
  String.raw`a\"; filename=evil.exe`,
  "a%0d%0a'; filename*=UTF-8''evil.exe",
  '\u202Efdp.exe',
  'inv\u200Bis\u00ADible\u{E0041}.pdf',
  'line\u2028end\u2029.pdf',
  'half \uD800 a character.pdf',
  '<script>alert(1)</script>.pdf',
  `${'w'.repeat(10_000)}.pdf`,
  `${'😀'.repeat(300)}.pdf`,
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '\0',
];

describe.each(HOSTILE)('%j', (name) => {
  it('is a plain name when it is stored', () => {
    const clean = cleanFileName(name);
    expect(clean).not.toMatch(/[\p{C}\u2028\u2029<>:"|?*\\/]/u);
    expect(clean.length).toBeLessThanOrEqual(255);
  });
  it('is one value of its header, stored cleanly or not', () => {
    const header = attachmentHeader(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%~!-]*$/);
    expect(header.match(/"/g)).toHaveLength(2);
    expect(decodeURIComponent(header.split("''")[1] ?? '')).not.toMatch(/[\p{C}\u2028\u2029]/u);
  });
});
