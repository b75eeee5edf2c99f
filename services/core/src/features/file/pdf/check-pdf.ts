/** Checks the bytes of a PDF. Runs in a worker thread, because a malicious file can make the check slow. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { isActive, type Resolve } from './active-objects.ts';
import { countObjectHeaders } from './hidden-objects.ts';
import { ObservedParser } from './observed-parser.ts';
import { hasActiveContent, isEncrypted } from './packed-objects.ts';
import type { PdfVerdict } from './verdict.ts';

/** PDF viewers look for the start of the file within these bytes, and browsers detect the content type from them. */
const HEAD = 1024;

export async function checkPdf(pdf: Buffer, { takesPages }: { takesPages: boolean }): Promise<PdfVerdict> {
  // An HTML page that begins with the first letters of a PDF.
  if (/<\s*(?:!doctype|html|head|body|script|svg|iframe)/i.test(pdf.toString('latin1', 0, HEAD)))
    return 'active';
  if (isEncrypted(pdf)) return 'encrypted';
  if (hasOtherFileBehind(pdf)) return 'active';
  if (hasActiveContent(pdf)) return 'active';
  const parser = new ObservedParser(pdf);
  const context = await parser.parseAll().catch(() => undefined);
  if (!context) return 'unreadable';
  if (context.trailerInfo.Encrypt) return 'encrypted';
  if (countObjectHeaders(pdf) > parser.plainObjects) return 'active';
  const resolve: Resolve = (object) => {
    if (object === undefined) return [];
    return object instanceof PDFRef ? (parser.versions.get(object) ?? []) : [object];
  };
  for (const versions of parser.versions.values())
    if (versions.some((object) => isActive(object, resolve))) return 'active';
  if (!hasPage(context)) return 'unreadable';
  return takesPages && !(await canTakePages(pdf)) ? 'unreadable' : 'fine';
}

/** Archive programs look for the directory of a zip within this distance from the end. */
const ARCHIVE_END = 65_557;
const END = '%%EOF';
/** Mail programs and scanners append a few bytes after the end. */
const MOST_BEHIND = 1024;

/** Whether another file follows the PDF. The same bytes would then be an archive or a program under another name. */
function hasOtherFileBehind(pdf: Buffer): boolean {
  if (pdf.subarray(-ARCHIVE_END).includes('PK\u0005\u0006', 'latin1')) return true;
  const end = pdf.lastIndexOf(END, undefined, 'latin1');
  if (end === -1) return false;
  const behind = pdf.subarray(end + END.length);
  if (behind.length <= MOST_BEHIND) return false;
  let count = 0;
  for (const byte of behind) if (byte > 0x20 && (count += 1) > MOST_BEHIND) return true;
  return false;
}

function hasPage(context: PDFContext): boolean {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) return false;
  const seen = new Set<PDFObject>();
  const waiting = [catalog.get(PDFName.of('Pages'))];
  while (waiting.length > 0) {
    const node = context.lookup(waiting.pop());
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = node.lookup(PDFName.of('Kids'));
    if (!(kids instanceof PDFArray)) return node.get(PDFName.of('Type')) === PDFName.of('Page');
    for (const kid of kids.asArray()) waiting.push(kid);
  }
  return false;
}

/** Viewers display damaged files differently, but a signed document must look the same to everyone. */
async function canTakePages(pdf: Buffer): Promise<boolean> {
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
    return document.getPageCount() > 0;
  } catch {
    return false;
  }
}
