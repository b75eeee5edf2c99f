/** Refuses PDFs that do more than show pages: scripts, programs to start, files inside. */
import { constants, inflateSync } from 'node:zlib';

const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
/** Objects may be packed into compressed streams, where a plain search would not find them. */
const OBJECT_STREAM = /\/Type\s*\/ObjStm[\s\S]{0,400}?stream\r?\n/g;
const OBJECT_STREAM_NAME = /\/ObjStm/g;
/** Far more than the objects of an honest letter; a file that unpacks to more is out to keep us busy. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** True when the file holds active content, or hides its objects so that nobody can tell. */
export function hasActiveContent(pdf: Buffer): boolean {
  // latin1 keeps one character per byte, whatever the streams hold.
  const text = pdf.toString('latin1');
  const plain = plainNames(text);
  if (ACTIVE.test(plain)) return true;
  if (countOf(plain, OBJECT_STREAM_NAME) !== countOf(text, OBJECT_STREAM_NAME)) return true;
  let budget = MOST_UNPACKED;
  for (const match of text.matchAll(OBJECT_STREAM)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    // A stream without an end is the last thing in the file.
    const unpacked = unpack(pdf.subarray(start, end < 0 ? undefined : end), budget);
    if (unpacked === 'too much' || ACTIVE.test(plainNames(unpacked))) return true;
    if (end < 0) break;
    budget -= unpacked.length;
  }
  return false;
}

/** `/J#61vaScript` is another way to write `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What cannot be unpacked cannot be read by a viewer either. */
function unpack(stream: Buffer, budget: number): string {
  try {
    return inflateSync(stream, {
      maxOutputLength: Math.max(1, budget),
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1');
  } catch (error) {
    const tooMuch = error instanceof RangeError;
    return tooMuch ? 'too much' : '';
  }
}
