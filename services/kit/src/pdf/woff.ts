/** Unpacks a web font (WOFF) to a plain font, because readers of web fonts unpack a table again for every glyph. */
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly length: number;
  readonly bytes: Buffer;
}

/** @throws for bytes that are no WOFF font (version 1) */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    tableAt(woff, HEADER + index * ENTRY),
  );
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  const parts: Uint8Array[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, length, bytes }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(bytes, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, at: number): Table {
  const offset = woff.readUInt32BE(at + 4);
  const packed = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const stored = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    length,
    bytes: packed < length ? inflateSync(stored) : stored,
  };
}
