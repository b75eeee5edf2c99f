/**
 * Searches the bytes before a parser reads them. It finds names of active content anywhere, and objects packed in a way
 * that another reader could unpack differently. It also limits how much the parser will unpack.
 */
import { constants, inflateSync } from 'node:zlib';

/** These names are long enough that picture data does not contain one by chance. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToR|GoToE|GoTo3DView)(?![A-Za-z0-9])/;
/** Shorter names, searched only in packed objects, which are text. */
const ACTIVE_PACKED = /\/(?:JS|XFA|EF|3D|U3D|PRC|Movie|Sound|Screen|FileAttachment)(?![A-Za-z0-9])/;
/** The content of an encrypted file cannot be checked. */
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
/** Keys that mark a stream of packed objects. A viewer may accept such a stream even without its type. */
const PACKED_OBJECTS = /\/ObjStm(?![A-Za-z0-9])|\/First(?![A-Za-z0-9])/g;
/**
 * The only accepted form of object stream: a flat dictionary, compressed once. Other forms are refused, because a
 * viewer might read objects that this search cannot see. An honest dictionary has six entries; without the limit,
 * millions of entries would overflow the stack of the regular expression.
 */
const OBJECT_STREAM =
  /<<(?:\s{0,64}\/(?:Type\s{0,64}\/ObjStm|Filter\s{0,64}(?:\/FlateDecode|\[\s{0,64}\/FlateDecode\s{0,64}\])|(?:N|First|Length|Extends)\s{1,64}\d{1,10}(?:\s{1,64}\d{1,10}\s{1,64}R)?)){1,12}\s{0,64}>>\s{0,64}stream\r?\n/g;
/** Maximum number of characters between the first chapter of an outline and the end of its object. */
const PLAIN_OBJECT_LENGTH = 4000;
/** More than any honest file has. The limit exists because each stream costs time, whatever it contains. */
const MOST_STREAMS = 10_000;
const MOST_PACKED_OBJECTS = 100_000;
/** Far more than the objects of an honest letter. A file that unpacks to more is an attack on our processing time. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** True when the file contains active content, or hides its objects so that they cannot be checked. */
export function hasActiveContent(pdf: Buffer): boolean {
  // latin1 maps each byte to one character.
  const text = pdf.toString('latin1');
  const plain = decodeNames(pdf);
  if (ACTIVE.test(plain) || ENCRYPTED.test(plain)) return true;
  const packed = countMatches(text, PACKED_OBJECTS);
  if (packed > MOST_PACKED_OBJECTS || countMatches(plain, PACKED_OBJECTS) !== packed) return true;
  // Page streams match the same pattern but contain no objects.
  const streams = [...text.matchAll(OBJECT_STREAM)].filter(
    ([form]) => countMatches(form, PACKED_OBJECTS) > 0,
  );
  return hasUnreadObjects(text, streams) || hasActiveObjects(pdf, streams);
}

/** Whether there are packed objects outside the streams that are read. */
function hasUnreadObjects(text: string, streams: readonly RegExpMatchArray[]): boolean {
  let next = 0;
  const endsPlainly = createOutlineMatcher(text);
  for (const { 0: name, index } of text.matchAll(PACKED_OBJECTS)) {
    while (next < streams.length && findEnd(streams[next]) <= index) next += 1;
    const stream = streams[next];
    if (stream?.index !== undefined && stream.index < index) continue;
    if (name === '/ObjStm' || !endsPlainly(index)) return true;
  }
  return false;
}

/**
 * Recognizes outline dictionaries, which also use `/First`: the object ends soon, and no stream begins in it. Call with
 * increasing positions, so that the file is searched only once however many outlines it claims to have.
 */
function createOutlineMatcher(text: string): (from: number) => boolean {
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
    // Pass everything up to the end of the file: the compressed data mark their own end, whatever `Length` claims.
    const unpacked = unpack(pdf.subarray(findEnd(stream)), budget);
    if (unpacked === undefined) return true;
    const plain = decodeNames(unpacked);
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

/**
 * Decodes escaped names: `/J#61vaScript` means `/JavaScript`. Works byte by byte, so that millions of escapes cost no
 * extra time.
 */
function decodeNames(bytes: Buffer): string {
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

/** Whether the file declares itself encrypted, also with escaped names. */
export const isEncrypted = (pdf: Buffer): boolean => ENCRYPTED.test(decodeNames(pdf));

/** Stops at one match more than allowed. */
function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const found of text.matchAll(pattern))
    if (found[0] !== '' && (count += 1) > MOST_PACKED_OBJECTS) break;
  return count;
}

/**
 * Undefined when there is too much data or it is damaged. Damaged data are refused, because a viewer shows whatever it
 * can recover.
 */
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
