/** PDF documents made of text, to print or to store. */
import type { Readable } from 'node:stream';
import { BRAND_COLORS, SIGN_SVG } from '@portal/contract/brand';
import type pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { anyScript } from './any-script.ts';
import { pdfLibrary } from './library.ts';

export type WordDocument = ReturnType<typeof pdfmake.createPdf>;
type Given = Pick<TDocumentDefinitions, 'content' | 'footer'> & {
  /** Title of the file, as viewers show it. */
  title: string;
  pageSize: 'A4' | 'LETTER';
};

/** The portal's sign above the text, on the first page alone. */
const withSign = (page: number): Content =>
  page === 1 ? { svg: SIGN_SVG, width: 22, margin: [56, 32, 0, 0] } : '';

/** A document with the portal's fonts and logo; its content can use the styles `title` and `heading`. */
export const wordDocument = ({ title, ...given }: Given): WordDocument =>
  pdfLibrary().createPdf({
    info: { title },
    pageMargins: [56, 72, 56, 64],
    header: withSign,
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.3 },
    styles: {
      title: { fontSize: 20, bold: true, margin: [0, 0, 0, 4] },
      heading: { fontSize: 12, bold: true, color: BRAND_COLORS.teal, margin: [0, 18, 0, 6] },
    },
    ...given,
  });

export type FactRow = readonly [name: string, value: string];

/**
 * A table with names on the left, `nameWidth` points wide, and their values on the right. `title` is repeated above it
 * on each page, and never appears alone at the end of a page.
 */
export const factTable = (facts: readonly FactRow[], nameWidth: number, title?: string): Content => ({
  ...(title === undefined ? {} : { margin: [0, 10, 0, 0] }),
  table: {
    widths: [nameWidth, '*'],
    ...(title === undefined ? {} : { headerRows: 1, keepWithHeaderRows: 1 }),
    body: [
      ...(title === undefined ? [] : [[{ text: anyScript(title), bold: true, colSpan: 2 }, '']]),
      ...facts.map(([name, value]) => [{ text: anyScript(name), bold: true }, anyScript(value)]),
    ],
  },
  layout: 'lightHorizontalLines',
});

/** The document as a stream that is generated while it is read. */
export async function pdfStream(document: WordDocument): Promise<Readable> {
  const stream = (await document.getStream()) as unknown as Readable & { end(): void };
  stream.end();
  return stream;
}
