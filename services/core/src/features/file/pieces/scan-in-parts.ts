/**
 * The virus scan of what is larger than a scanner takes in one stream (clamd ends a stream at `StreamMaxLength`): parts of 25 MB
 * that overlap, first of the zip as it is, then of each file in it, unpacked.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { LIMITS } from '@portal/contract';
import { openPromise } from 'yauzl';
import type { Scanner } from '../../../clients/scanner.ts';

/** What every scanner of an installation takes: other uploads are as large. */
const PART = LIMITS.uploadBytes;
/** A pattern that crosses the border of two parts is complete in one of them. */
const OVERLAP = 1024 * 1024;

/** @param path of a zip that was checked to do no harm when it is unpacked. @throws when the scanner cannot be asked */
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
  /** The end of the part before. */
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
