import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { wordDocument } from '@portal/kit/pdf';
import { writePdf } from '@portal/kit/seeding';
import { describe, expect, it } from 'vitest';
import { HOSTILE, escaped, packedPdf, plainPdf } from '../../../testing/hostile-pdfs.ts';
import { checkPdf } from './check-pdf.ts';

const readVerdict = (pdf: Buffer) => checkPdf(pdf, { takesPages: false });
const isRefused = async (pdf: Buffer) => (await readVerdict(pdf)) === 'active';
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a PDF that does more than show pages', () => {
  it.each(Object.entries(HOSTILE))(
    '%s is refused, in the open and however it is hidden',
    async (_, parts) => {
      const refused = {
        plain: await isRefused(plainPdf(parts)),
        escaped: await isRefused(plainPdf(escaped(parts))),
        packed: await isRefused(packedPdf(parts)),
        'packed and escaped': await isRefused(packedPdf(escaped(parts))),
        // Which of two objects of one number counts is the choice of the table of offsets.
        replaced: await isRefused(
          Buffer.concat([plainPdf(parts), plainPdf({ objects: ['null', 'null'] }).subarray(9)]),
        ),
      };
      expect(Object.entries(refused).filter(([, is]) => !is)).toEqual([]);
    },
  );
});

describe('an object that only the table of offsets leads to', () => {
  const HIDDEN =
    '1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (https://evil.example) >> >> endobj';
  it.each([
    ['in a stream', { objects: [`<< /Length ${HIDDEN.length} >>\nstream\n${HIDDEN}\nendstream`] }],
    ['in a text', { objects: [`(${HIDDEN.replaceAll(/[()]/g, '')})`] }],
    ['in a comment', { objects: [`null %${HIDDEN}\n`] }],
    ['with a comment in its head', { objects: [`null % 1 %\n 0 % 7 0 \n obj ${HIDDEN.slice(8)}\n`] }],
    ['with much space in its head', { objects: [`null % 1${' '.repeat(500)}0${'\0'.repeat(500)}obj <<>>`] }],
  ])('%s is refused', async (_, parts) => {
    expect(await isRefused(plainPdf(parts))).toBe(true);
  });
});

describe('another file behind the end', () => {
  const LIST_OF_ARCHIVE = `PK\u0005\u0006${'\0'.repeat(18)}`;
  it.each([
    ['an archive', [plainPdf({}), bytes(`PK\u0003\u0004 a file ${LIST_OF_ARCHIVE}`)]],
    ['an archive that ends within a comment', [plainPdf({}), bytes(`%${LIST_OF_ARCHIVE}\n%%EOF\n`)]],
    ['a program', [plainPdf({}), bytes(`MZ${'\u00e8code\0'.repeat(400)}`)]],
  ])('is refused: %s', async (_, parts) => {
    expect(await isRefused(Buffer.concat(parts))).toBe(true);
  });

  it.each([
    ['blanks of a scanner', '\0'.repeat(4096)],
    ['a line of a mail program', '\r\n--=_boundary--\r\n'],
  ])('is none: %s', async (_, text) => {
    expect(await readVerdict(Buffer.concat([plainPdf({}), bytes(text)]))).toBe('fine');
  });
});

describe('what cannot be checked', () => {
  it.each([
    ['a page of the web', bytes('%PDF-1.4\n<html><script>alert(1)</script></html>'), 'active'],
    ['a page of the web in a comment', bytes('%PDF-1.4\n%<!DOCTYPE html>\n'), 'active'],
    ['nothing but the first letters', bytes('%PDF-1.4\n%%EOF'), 'unreadable'],
    ['words', bytes('%PDF-1.4\nthis is no document\n'), 'unreadable'],
    ['no pages', plainPdf({ page: '/Type /Other' }), 'unreadable'],
    [
      'a key that is written twice',
      plainPdf({ catalog: '/OpenAction << /S /URI /URI (https://a.test) >> /OpenAction [3 0 R /Fit]' }),
      'unreadable',
    ],
    [
      'a packed key that is written twice',
      packedPdf({ catalog: '/OpenAction << /S /URI /URI (https://a.test) >> /OpenAction [3 0 R /Fit]' }),
      'unreadable',
    ],
    ['damage', bytes(plainPdf({ objects: ['<< /A [1 2 >>'] }).toString('latin1')), 'unreadable'],
    ['encryption', bytes('%PDF-1.5\ntrailer << /Encrypt 5 0 R >>'), 'encrypted'],
    ['brackets without end', bytes(`%PDF-1.4\n1 0 obj ${'['.repeat(1_000_000)}`), 'unreadable'],
  ] as const)('is refused: %s', async (_, pdf, verdict) => {
    expect(await readVerdict(pdf)).toBe(verdict);
  });
});

describe('honest files', () => {
  it.each([
    ['a page', writePdf(['A letter.'])],
    ['packed objects', packedPdf({})],
    ['a page that is shown first', plainPdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    [
      'a page that is shown by an action',
      plainPdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }),
    ],
    [
      'links that someone clicks',
      plainPdf({
        page: `/Annots [
          << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org/?a=b:c) >> >>
          << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (mailto:ada@example.org) >> >>
          << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (www.example.org/page) >> >>
          << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (example.org:8443/page) >> >>
          << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoTo /D [3 0 R /Fit] >> >>
          << /Type /Annot /Subtype /Link /F 4 /Rect [0 0 9 9] /A << /S /Named /N /NextPage >> >> ]`,
      }),
    ],
    ['a font called AA', plainPdf({ page: '/Resources << /Font << /AA << /Type /Font >> >> >>' })],
    ['a second version', Buffer.concat([plainPdf({}), plainPdf({}).subarray(9)])],
  ])('pass: %s', async (_, pdf) => {
    expect(await readVerdict(pdf)).toBe('fine');
  });

  it('pass: words with fonts and links, as the portal makes them', async () => {
    const document = wordDocument({
      title: 'Letter',
      pageSize: 'A4',
      content: ['Ångström 王小明', { text: 'A site', link: 'https://example.org' }],
    });
    expect(await checkPdf(Buffer.from(await document.getBuffer()), { takesPages: true })).toBe('fine');
  });

  it.each([true, false])('pass: a form to fill in, objects packed: %s', async (useObjectStreams) => {
    const document = await PDFDocument.create();
    const page = document.addPage();
    page.drawText('Name', { font: await document.embedFont(StandardFonts.Helvetica) });
    const form = document.getForm();
    form.createTextField('name').addToPage(page);
    form.createCheckBox('agreed').addToPage(page);
    const pdf = Buffer.from(await document.save({ useObjectStreams }));
    expect(await checkPdf(pdf, { takesPages: true })).toBe('fine');
  });
});
