/** Words of people on the page of signatures and in other documents: they stay words. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { factTable, wordDocument } from '@portal/kit/pdf';
import { expect, it } from 'vitest';
import { checkPdf } from './check-pdf.ts';

it(
  'markup, operators of PDF and very long words are words, on pages that are whole',
  { timeout: 60_000 },
  async () => {
    const hostile = [
      '<b>bold</b> & ${token} {{name}}',
      ') Tj ET /JavaScript (app.alert(1)) endstream endobj 9 0 obj << /OpenAction',
      'w'.repeat(5000),
      '王'.repeat(500),
    ];
    const document = wordDocument({
      title: `Title ) >> /OpenAction << ${hostile[0]}`,
      pageSize: 'A4',
      content: [
        factTable(
          hostile.map((text) => ['Name', text] as const),
          90,
        ),
      ],
    });
    const bytes = Buffer.from(await document.getBuffer());
    const read = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
    expect(read.getPageCount()).toBeGreaterThan(0);
    expect(read.catalog.toString()).not.toContain('OpenAction');
    expect(await checkPdf(bytes, { takesPages: true })).toBe('fine');
    expect(read.getTitle()).toContain('<b>bold</b>');
  },
);
