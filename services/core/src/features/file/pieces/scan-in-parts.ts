/**
 * Scans files that are larger than the scanner accepts in one stream (clamd ends a stream at `StreamMaxLength`). It
 * scans overlapping parts of 25 MB: first of the zip itself, then of each unpacked file in it.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { LIMITS } from '@portal/contract';
import { openPromise } from 'yauzl';
import type { Scanner } from '../../../clients/scanner.ts';

/** Every scanner of an installation accepts this size, because ordinary uploads are as large. */
const PART = LIMITS.uploadBytes;
/** Because the parts overlap, a pattern across their border is complete in one of them. */
const OVERLAP = 1024 * 1024;

/** @param path of a zip that was checked and is safe to unpack @throws when the scanner cannot be reached */
export async function scanInParts(scanner: Scanner, path: string): Promise<'clean' | 'infected'> {
  if (await containsVirus(scanner, createReadStream(path))) return 'infected';
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false, lazyEntries: true });
  try {
    for await (const entry of zip.eachEntry())
      if (await containsVirus(scanner, await zip.openReadStreamPromise(entry))) return 'infected';
    return 'clean';
  } finally {
    zip.close();
  }
}

async function containsVirus(scanner: Scanner, content: Readable): Promise<boolean> {
  const parts = new Parts(content);
  try {
    do {
      const part = Readable.from(parts.next(), { objectMode: false });
      if ((await scanner.scan(part)) === 'infected') return true;
    } while (!parts.isOver);
    return false;
  } finally {
    content.destroy();
  }
}

class Parts {
  isOver = false;
  private readonly chunks: AsyncIterator<Buffer>;
  /** End of the previous part, repeated at the start of the next one. */
  private tail: Buffer[] = [];
  private tailBytes = 0;

  constructor(content: Readable) {
    this.chunks = (content as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  async *next(): AsyncGenerator<Buffer, void> {
    yield* this.tail;
    for (let bytes = this.tailBytes; bytes < PART - OVERLAP / 2;) {
      const { value, done } = await this.chunks.next();
      if (done) {
        this.isOver = true;
        return;
      }
      bytes += value.length;
      this.remember(value);
      yield value;
    }
  }

  private remember(chunk: Buffer): void {
    this.tail.push(chunk);
    this.tailBytes += chunk.length;
    while (this.tailBytes - (this.tail[0]?.length ?? 0) >= OVERLAP)
      this.tailBytes -= this.tail.shift()?.length ?? 0;
  }
}
