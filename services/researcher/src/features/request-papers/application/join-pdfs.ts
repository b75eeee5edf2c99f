import { PDFDocument } from '@cantoo/pdf-lib';

/** One PDF with the pages of all; it keeps title and language of the first. */
export async function joinPdfs([first, ...more]: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = first
    ? await PDFDocument.load(first, { updateMetadata: false })
    : await PDFDocument.create({ updateMetadata: false });
  for (const bytes of more) {
    const added = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await whole.copyPages(added, added.getPageIndices())) whole.addPage(page);
  }
  return whole.save({ addDefaultPage: false });
}
