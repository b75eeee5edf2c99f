/** Refuses PDFs that do more than show pages: scripts, programs to start, files inside. */
import { constants, inflateSync } from 'node:zlib';

const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
/** Nothing in an encrypted file can be judged. */
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
/** What makes a stream one of packed objects; a viewer may take it for one without its type. */
const PACKED_OBJECTS = /\/ObjStm(?![A-Za-z0-9])|\/First(?![A-Za-z0-9])/g;
/**
 * The one form that is unpacked and read: a flat dictionary, compressed once. Whatever else calls itself a stream of
 * objects could be read by a viewer in a way that a search does not see, and is refused.
 */
const OBJECT_STREAM =
  /<<(?:\s{0,64}\/(?:Type\s{0,64}\/ObjStm|Filter\s{0,64}(?:\/FlateDecode|\[\s{0,64}\/FlateDecode\s{0,64}\])|(?:N|First|Length|Extends)\s{1,64}\d{1,10}(?:\s{1,64}\d{1,10}\s{1,64}R)?))+\s{0,64}>>\s{0,64}stream\r?\n/g;
/** The first and last chapter of an outline: the object ends, and no stream begins. */
const PLAIN_OBJECT_END = /^(?:(?!stream)[\s\S]){0,4000}?endobj/;
/** Far more than the objects of an honest letter; a file that unpacks to more is out to keep us busy. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** True when the file holds active content, or hides its objects so that nobody can tell. */
export function hasActiveContent(pdf: Buffer): boolean {
  // latin1 keeps one character per byte, whatever the streams hold.
  const text = pdf.toString('latin1');
  const plain = plainNames(text);
  if (ACTIVE.test(plain) || ENCRYPTED.test(plain)) return true;
  if (countOf(plain, PACKED_OBJECTS) !== countOf(text, PACKED_OBJECTS)) return true;
  // Pages have the same form; they hold no objects.
  const streams = [...text.matchAll(OBJECT_STREAM)].filter(([form]) => countOf(form, PACKED_OBJECTS) > 0);
  return hasUnreadObjects(text, streams) || hasActiveObjects(pdf, streams);
}

/** Whether packed objects stand anywhere outside the streams that are read. */
function hasUnreadObjects(text: string, streams: readonly RegExpMatchArray[]): boolean {
  let next = 0;
  for (const { 0: name, index } of text.matchAll(PACKED_OBJECTS)) {
    while (next < streams.length && endOf(streams[next]) <= index) next += 1;
    const stream = streams[next];
    if (stream?.index !== undefined && stream.index < index) continue;
    if (name === '/ObjStm' || !PLAIN_OBJECT_END.test(text.slice(index, index + 4100))) return true;
  }
  return false;
}

function hasActiveObjects(pdf: Buffer, streams: readonly RegExpMatchArray[]): boolean {
  let budget = MOST_UNPACKED;
  for (const stream of streams) {
    // To the file's end: the data say themselves where they stop, whatever stands about it in the file.
    const unpacked = unpack(pdf.subarray(endOf(stream)), budget);
    if (unpacked === undefined || ACTIVE.test(plainNames(unpacked))) return true;
    budget -= unpacked.length;
  }
  return false;
}

const endOf = (match: RegExpMatchArray | undefined): number =>
  match?.index === undefined ? 0 : match.index + match[0].length;

/** `/J#61vaScript` is another way to write `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Undefined for too much, and for damaged data: a viewer shows what it can save of them. */
function unpack(stream: Buffer, budget: number): string | undefined {
  try {
    return inflateSync(stream, {
      maxOutputLength: Math.max(1, budget),
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1');
  } catch {
    return undefined;
  }
}
