/**
 * A search through the bytes before a parser reads them: names of active content wherever they are, and objects packed
 * in a way that another reader could unpack differently. It also bounds what the parser will unpack.
 */
import { constants, inflateSync } from 'node:zlib';

/** Long enough that the bytes of a picture do not spell one by chance. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToR|GoToE|GoTo3DView)(?![A-Za-z0-9])/;
/** In packed objects, which are text. */
const ACTIVE_PACKED = /\/(?:JS|XFA|EF|3D|U3D|PRC|Movie|Sound|Screen|FileAttachment)(?![A-Za-z0-9])/;
/** Nothing in an encrypted file can be checked. */
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
/** What makes a stream one of packed objects; a viewer may take it for one without its type. */
const PACKED_OBJECTS = /\/ObjStm(?![A-Za-z0-9])|\/First(?![A-Za-z0-9])/g;
/**
 * The one form that is unpacked and read: a flat dictionary, compressed once. Whatever else calls itself a stream of
 * objects could be read by a viewer in a way that a search does not see, and is refused. It has six entries; without a
 * bound a row of millions would use up the stack of the search.
 */
const OBJECT_STREAM =
  /<<(?:\s{0,64}\/(?:Type\s{0,64}\/ObjStm|Filter\s{0,64}(?:\/FlateDecode|\[\s{0,64}\/FlateDecode\s{0,64}\])|(?:N|First|Length|Extends)\s{1,64}\d{1,10}(?:\s{1,64}\d{1,10}\s{1,64}R)?)){1,12}\s{0,64}>>\s{0,64}stream\r?\n/g;
/** Characters between the first chapter of an outline and the end of its object. */
const PLAIN_OBJECT_LENGTH = 4000;
/** More than honest files have; each costs a little time whatever it contains. */
const MOST_STREAMS = 10_000;
const MOST_PACKED_OBJECTS = 100_000;
/** Far more than the objects of an honest letter; a file that unpacks to more is meant to make us busy. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** True when the file contains active content, or hides its objects so that no one can check it. */
export function hasActiveContent(pdf: Buffer): boolean {
  // latin1 has one character per byte, whatever the streams contain.
  const text = pdf.toString('latin1');
  const plain = plainNames(pdf);
  if (ACTIVE.test(plain) || ENCRYPTED.test(plain)) return true;
  const packed = countMatches(text, PACKED_OBJECTS);
  if (packed > MOST_PACKED_OBJECTS || countMatches(plain, PACKED_OBJECTS) !== packed) return true;
  // Pages have the same form; they contain no objects.
  const streams = [...text.matchAll(OBJECT_STREAM)].filter(
    ([form]) => countMatches(form, PACKED_OBJECTS) > 0,
  );
  return hasUnreadObjects(text, streams) || hasActiveObjects(pdf, streams);
}

/** Whether packed objects are anywhere outside the streams that are read. */
function hasUnreadObjects(text: string, streams: readonly RegExpMatchArray[]): boolean {
  let next = 0;
  const endsPlainly = plainObjectEnds(text);
  for (const { 0: name, index } of text.matchAll(PACKED_OBJECTS)) {
    while (next < streams.length && findEnd(streams[next]) <= index) next += 1;
    const stream = streams[next];
    if (stream?.index !== undefined && stream.index < index) continue;
    if (name === '/ObjStm' || !endsPlainly(index)) return true;
  }
  return false;
}

/**
 * Finds the first and last chapter of an outline: the object ends soon, and no stream begins. Asked from the front to
 * the back, so that a file is looked through once however many chapters it claims to have.
 */
function plainObjectEnds(text: string): (from: number) => boolean {
  const finder = (word: string) => {
    let found = -1;
    return (from: number): number => {
      if (found < from) found = text.indexOf(word, from);
      if (found === -1) found = text.length;
      return found;
    };
  };
  const [endOfObject, stream] = [finder('endobj'), finder('stream')];
  return (from) => {
    const end = endOfObject(from);
    return end < text.length && end - from <= PLAIN_OBJECT_LENGTH && end < stream(from);
  };
}

function hasActiveObjects(pdf: Buffer, streams: readonly RegExpMatchArray[]): boolean {
  if (streams.length > MOST_STREAMS) return true;
  let budget = MOST_UNPACKED;
  for (const stream of streams) {
    // To the file's end: the data say themselves where they stop, whatever is said about it in the file.
    const unpacked = unpack(pdf.subarray(findEnd(stream)), budget);
    if (unpacked === undefined) return true;
    const plain = plainNames(unpacked);
    if (ACTIVE.test(plain) || ACTIVE_PACKED.test(plain)) return true;
    budget -= unpacked.length;
  }
  return false;
}

const findEnd = (match: RegExpMatchArray | undefined): number =>
  match?.index === undefined ? 0 : match.index + match[0].length;

const HASH = 0x23;
const hexDigit = (byte: number | undefined): number =>
  byte === undefined ? Number.NaN : Number.parseInt(String.fromCharCode(byte), 16);

/** `/J#61vaScript` is another way to write `/JavaScript`. Byte by byte: millions of escapes cost no more than none. */
function plainNames(bytes: Buffer): string {
  if (!bytes.includes(HASH)) return bytes.toString('latin1');
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === HASH ? hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]) : Number.NaN;
    if (Number.isNaN(code)) plain[length] = bytes[at] ?? 0;
    else {
      plain[length] = code;
      at += 2;
    }
    length += 1;
  }
  return plain.toString('latin1', 0, length);
}

/** Whether the file says that it is encrypted, in any way of writing it. */
export const isEncrypted = (pdf: Buffer): boolean => ENCRYPTED.test(plainNames(pdf));

/** Stops one past what is allowed. */
function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const found of text.matchAll(pattern))
    if (found[0] !== '' && (count += 1) > MOST_PACKED_OBJECTS) break;
  return count;
}

/** Undefined for too much, and for damaged data: a viewer shows what it can save of them. */
function unpack(stream: Buffer, budget: number): Buffer | undefined {
  try {
    return inflateSync(stream, {
      maxOutputLength: Math.max(1, budget),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return undefined;
  }
}
