import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasActiveContent } from './packed-objects.ts';

const SCRIPT = '1 0 << /S /JavaScript /JS (app.alert(1)) >>';
const HARMLESS = '1 0 2 40 << /Type /Catalog /Pages 2 0 R >>';
const pdf = (dictionary: string, data: Buffer | string, end = '\nendstream\nendobj\n%%EOF'): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.5\n9 0 obj\n<<${dictionary}>>\nstream\n`, 'latin1'),
    Buffer.from(data),
    Buffer.from(end),
  ]);
const hex = Buffer.from(`${Buffer.from(SCRIPT).toString('hex')}>`);
/** A block that is stored as it is, so that the file's own words can be in it. */
const stored = (text: string) => deflateSync(Buffer.from(text), { level: 0 });
const FLATE = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 60';

describe('hidden objects', () => {
  it.each<[string, Buffer]>([
    ['a filter other than Flate', pdf('/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', hex)],
    ['no filter', pdf('/Type/ObjStm/N 1/First 4', '1 0 << /S /Java#53cript >>')],
    ['a chain of filters', pdf('/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]', hex)],
    ['much space', pdf(`/Type /ObjStm${' '.repeat(500)}/Filter /FlateDecode`, deflateSync(SCRIPT))],
    ['a comment', pdf('/Type % a\n/ObjStm /Filter /FlateDecode', deflateSync(SCRIPT))],
    ['no type', pdf('/N 1 /First 4 /Filter /ASCIIHexDecode', hex)],
    ['no type, but Flate', pdf('/N 1 /First 4 /Filter /FlateDecode', deflateSync(SCRIPT))],
    ['an end that is none', pdf(FLATE, stored(`endstream endobj ${SCRIPT}`))],
    ['damage behind the script', pdf(FLATE, deflateSync(SCRIPT).subarray(0, -4), 'wrong checksum')],
    ['encryption', Buffer.from('%PDF-1.5\ntrailer << /Encrypt 5 0 R >>')],
    ['escaped encryption', Buffer.from('%PDF-1.5\ntrailer << /Encr#79pt 5 0 R >>')],
  ])('are refused: %s', (_, content) => {
    expect(hasActiveContent(content)).toBe(true);
  });
});

describe('honest files', () => {
  it.each<[string, Buffer]>([
    ['packed once', pdf(FLATE, deflateSync(HARMLESS))],
    [
      'packed, written tightly',
      pdf('/Type/ObjStm/N 1/First 4/Length 9 0 R/Filter[/FlateDecode]', deflateSync(HARMLESS)),
    ],
    [
      'with an outline',
      Buffer.from('%PDF-1.4\n4 0 obj << /Type /Outlines /First 5 0 R /Last 6 0 R >> endobj'),
    ],
    ['with a font', Buffer.from('%PDF-1.4\n4 0 obj << /FirstChar 32 /LastChar 90 >> endobj')],
    ['with a picture', pdf('/Type /XObject /Filter [/ASCII85Decode /FlateDecode] /Length 9', 'picture')],
  ])('pass: %s', (_, content) => {
    expect(hasActiveContent(content)).toBe(false);
  });
});

describe('files made to make the service busy', () => {
  const EMPTY = pdf('/Type/ObjStm/N 1/First 0/Filter/FlateDecode', deflateSync('')).toString('latin1');
  it.each<[string, string, boolean]>([
    ['chapters without end', `${'/First'.repeat(600)} endobj `.repeat(5000), true],
    ['fewer chapters', `${'/First'.repeat(600)} endobj `.repeat(150), false],
    ['a dictionary without end', `<<${'/N 1'.repeat(5_000_000)}`, false],
    ['streams without end', EMPTY.repeat(20_000), true],
    ['fewer streams', EMPTY.repeat(5000), false],
  ])('are checked soon: %s', { timeout: 5000 }, (_, content, isActive) => {
    expect(hasActiveContent(Buffer.from(`%PDF-1.5\n${content}`, 'latin1'))).toBe(isActive);
  });
});
