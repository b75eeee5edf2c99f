/** The document with a page of its signatures: who, when, with what meaning, on which bytes. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Agreement, AgreementSignature } from '@portal/contract';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Roboto has the letters of names from Łódź to Αθήνα; it comes with the library. */
const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);
pdfmake.setFonts({
  Roboto: {
    normal: path.join(fontFolder, 'Roboto-Regular.ttf'),
    bold: path.join(fontFolder, 'Roboto-Medium.ttf'),
  },
});
// The page is made of words alone: it fetches nothing, and reads no file but its fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => path.dirname(path.resolve(file)) === fontFolder);

/** The stored bytes, and behind them a page of signatures where there are any. */
export async function agreementPdf(document: Buffer, agreement: Agreement): Promise<Buffer> {
  const valid = agreement.signatures.filter(({ voided }) => !voided);
  const typed = typedOnPaper(agreement, valid);
  if (valid.length === 0 && typed.length === 0) return document;
  const page = Buffer.from(
    await pdfmake.createPdf(signaturePage(agreement, [...valid.flatMap(signed), ...typed])).getBuffer(),
  );
  const whole = await PDFDocument.load(document, { updateMetadata: false });
  const added = await PDFDocument.load(page);
  for (const copy of await whole.copyPages(added, added.getPageIndices())) whole.addPage(copy);
  return Buffer.from(await whole.save({ addDefaultPage: false }));
}

const SIDES = { official: 'For the institution', foundation: 'For the foundation' } as const;

function signed({ role, typed_name: name, signed_at: at, meaning }: AgreementSignature): Content[] {
  return block(SIDES[role], [
    ['Signed by', name],
    ['Time (UTC)', `${at.slice(0, 10)} ${at.slice(11, 19)}`],
    ['Meaning', meaning],
    ['How', 'Signed in the portal with the password of the account'],
  ]);
}

/** Names that an administrator typed from an agreement on paper. */
function typedOnPaper(
  { additional_data: data }: Agreement,
  inPortal: readonly AgreementSignature[],
): Content[] {
  const sides = [
    ['official', data.signature, data.signature_date],
    ['foundation', data.sf_signature, data.sf_signature_date],
  ] as const;
  return sides.flatMap(([role, name, date]) =>
    !name || inPortal.some((signature) => signature.role === role)
      ? []
      : block(SIDES[role], [
          ['Signed by', name],
          ['Date', date?.slice(0, 10) ?? '–'],
          ['How', 'Signed on paper; entered by an administrator of the foundation'],
        ]),
  );
}

const block = (heading: string, facts: readonly (readonly [string, string])[]): Content[] => [
  { text: heading, style: 'heading' },
  {
    table: {
      widths: [90, '*'],
      body: facts.map(([name, value]) => [{ text: name, bold: true }, value]),
    },
    layout: 'lightHorizontalLines',
  },
];

function signaturePage(agreement: Agreement, blocks: readonly Content[]): TDocumentDefinitions {
  return {
    info: { title: `Signatures of ${agreement.name}` },
    pageSize: 'LETTER',
    pageMargins: [56, 64, 56, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.3 },
    styles: {
      title: { fontSize: 20, bold: true, margin: [0, 0, 0, 4] },
      heading: { fontSize: 12, bold: true, margin: [0, 18, 0, 6] },
    },
    content: [
      { text: 'Signatures', style: 'title' },
      `Researcher Distribution Agreement of ${agreement.institution.display_name}`,
      ...blocks,
      { text: 'Document', style: 'heading' },
      agreement.name,
      { text: `SHA-256 ${agreement.sha256}`, fontSize: 9 },
      {
        text: 'The hash is that of the document without this page, as it was signed.',
        fontSize: 9,
        margin: [0, 4, 0, 0],
      },
    ],
  };
}
