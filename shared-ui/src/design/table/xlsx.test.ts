import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { toXlsx } from './xlsx.ts';

/** The parts of a workbook by their names. */
async function readParts(blob: Blob): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('texts are texts, whatever they begin with, and numbers are numbers', async () => {
  const blob = await toXlsx(
    ['Project', 'Days'],
    [
      ['=HYPERLINK("http://evil.test")', 7],
      ['+1-1', null],
      ['@sum', -5],
    ],
  );
  const parts = await readParts(blob);
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  const words = parts['xl/sharedStrings.xml'] ?? '';
  expect(sheet).not.toMatch(/<f[\s>]/);
  expect(words).toContain('=HYPERLINK(');
  expect(words).toContain('+1-1');
  expect(sheet).toContain('<v>7</v>');
  expect(sheet).toContain('<v>-5</v>');
});

test('what XML cannot contain is left out, and no cell is longer than a workbook takes', async () => {
  const parts = await readParts(await toXlsx(['Name'], [['a\u0001b\uD800c<&>'], ['x'.repeat(40_000)]]));
  const words = parts['xl/sharedStrings.xml'] ?? '';
  expect(words).toContain('abc&lt;&amp;');
  expect(words.match(/x{32767}/)?.[0]).toHaveLength(32_767);
  expect(words).not.toMatch(/x{32768}/);
});
