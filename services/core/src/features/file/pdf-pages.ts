/** Whether a PDF has pages to which others can be added. */
import { PDFDocument } from '@cantoo/pdf-lib';

/** Damaged files make viewers guess; what is signed must be the same for everybody. */
export async function isReadablePdf(pdf: Buffer): Promise<boolean> {
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
    return document.getPageCount() > 0;
  } catch {
    return false;
  }
}
