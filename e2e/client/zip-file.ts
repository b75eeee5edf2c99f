/**
 * Writes a zip with one entry of random bytes, stored without compression. It is large but quick to create, and a valid
 * zip for the checks of the portal.
 */
import { randomFillSync } from 'node:crypto';
import { open } from 'node:fs/promises';
import zlib from 'node:zlib';

const NAME = Buffer.from('data.bin');
const CHUNK = 4 * 1024 ** 2;

function header(signature: number, size: number, crc: number): Buffer {
  const central = signature === 0x02_01_4b_50;
  const bytes = Buffer.alloc((central ? 46 : 30) + NAME.length);
  bytes.writeUInt32LE(signature, 0);
  const at = central ? 6 : 4;
  if (central) bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE(20, at);
  bytes.writeUInt16LE(0x21, at + 8);
  bytes.writeUInt32LE(crc, at + 10);
  bytes.writeUInt32LE(size, at + 14);
  bytes.writeUInt32LE(size, at + 18);
  bytes.writeUInt16LE(NAME.length, at + 22);
  NAME.copy(bytes, central ? 46 : 30);
  return bytes;
}

export async function writeLargeZip(path: string, size: number): Promise<void> {
  const file = await open(path, 'w');
  try {
    const chunk = randomFillSync(Buffer.alloc(CHUNK));
    let crc = 0;
    for (let left = size; left > 0; left -= CHUNK)
      crc = zlib.crc32(chunk.subarray(0, Math.min(CHUNK, left)), crc);
    const local = header(0x04_03_4b_50, size, crc);
    await file.write(local);
    for (let left = size; left > 0; left -= CHUNK) await file.write(chunk.subarray(0, Math.min(CHUNK, left)));
    const central = header(0x02_01_4b_50, size, crc);
    await file.write(central);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06_05_4b_50, 0);
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(central.length, 12);
    end.writeUInt32LE(local.length + size, 16);
    await file.write(end);
  } finally {
    await file.close();
  }
}
