/** Refuses PDFs that do more than show pages: scripts, programs to start, files inside. */
import { inflateSync } from 'node:zlib';

const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
/** Objects may be packed into compressed streams, where a plain search would not find them. */
const OBJECT_STREAM = /\/Type\s*\/ObjStm[\s\S]{0,400}?stream\r?\n/g;
const MOST_UNPACKED = 8 * 1024 * 1024;

export function hasActiveContent(pdf: Buffer): boolean {
  // latin1 keeps one character per byte, whatever the streams hold.
  const text = pdf.toString('latin1');
  if (ACTIVE.test(plainNames(text))) return true;
  for (const match of text.matchAll(OBJECT_STREAM)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    const unpacked = unpack(pdf.subarray(start, end < 0 ? undefined : end));
    if (unpacked && ACTIVE.test(plainNames(unpacked))) return true;
  }
  return false;
}

/** `/J#61vaScript` is another way to write `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function unpack(stream: Buffer): string | null {
  try {
    return inflateSync(stream, { maxOutputLength: MOST_UNPACKED, finishFlush: 2 }).toString('latin1');
  } catch {
    return null;
  }
}
