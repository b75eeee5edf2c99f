/** Reads the size of an image from its header, because a small file can decode to gigabytes. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG_SIZE = 16;
const PNG_HEAD = 24;
/** Start-of-frame markers of a JPEG; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @returns undefined for bytes that are neither PNG nor JPEG, or end too early */
export function pictureSize(given: Uint8Array): Size | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length >= PNG_HEAD && bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(PNG_SIZE), height: bytes.readUInt32BE(PNG_SIZE + 4) };
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    // fill bytes before the next marker
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
