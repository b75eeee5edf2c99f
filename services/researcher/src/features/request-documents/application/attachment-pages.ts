/** Pages of one file. Runs in a worker thread, because an uploaded file decides how much work it is. */
import { EncryptedPDFError, PDFDocument, PageSizes, type PDFImage } from '@cantoo/pdf-lib';
import { ATTACHMENT_LIMITS, type AttachmentFault } from './attachment.ts';
import { pictureSize } from './picture-size.ts';

export type AttachmentPages =
  | { readonly pages: number; readonly pdf: Uint8Array }
  | { readonly fault: AttachmentFault };

const MARGIN = 56;
const PDF = Buffer.from('%PDF-');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** Points for each pixel, the ratio that browsers use to print images. */
const PIXEL = 0.75;

const startsWith = (bytes: Uint8Array, magic: Buffer): boolean =>
  magic.equals(bytes.subarray(0, magic.length));

/** Converts a file to PDF pages; its first bytes decide the type. An image gets its own page. */
export async function attachmentPages(bytes: Uint8Array): Promise<AttachmentPages> {
  try {
    if (startsWith(bytes, PDF)) return await pagesOfPdf(bytes);
    if (startsWith(bytes, PNG) || startsWith(bytes, JPEG)) return await pageOfPicture(bytes);
    return { fault: 'kind' };
  } catch (error) {
    return { fault: error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable' };
  }
}

async function pagesOfPdf(bytes: Uint8Array): Promise<AttachmentPages> {
  const given = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = given.getPageCount();
  if (pages === 0) return { fault: 'unreadable' };
  if (pages > ATTACHMENT_LIMITS.pages) return { fault: 'pages' };
  // Copied here once, so that a file whose pages cannot be copied is detected before the document is assembled.
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const page of await pdf.copyPages(given, given.getPageIndices())) pdf.addPage(page);
  return { pages, pdf: await pdf.save() };
}

async function pageOfPicture(bytes: Uint8Array): Promise<AttachmentPages> {
  const size = pictureSize(bytes);
  if (!size) return { fault: 'unreadable' };
  if (size.width * size.height > ATTACHMENT_LIMITS.pixels) return { fault: 'large' };
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const image: PDFImage = startsWith(bytes, PNG) ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes);
  const [short, long] = PageSizes.A4;
  const page = pdf.addPage(image.width > image.height ? [long, short] : [short, long]);
  const { width: pageWidth, height: pageHeight } = page.getSize();
  const scale = Math.min(
    PIXEL,
    (pageWidth - 2 * MARGIN) / image.width,
    (pageHeight - 2 * MARGIN) / image.height,
  );
  const [width, height] = [image.width * scale, image.height * scale];
  page.drawImage(image, { x: (pageWidth - width) / 2, y: pageHeight - MARGIN - height, width, height });
  return { pages: 1, pdf: await pdf.save() };
}
