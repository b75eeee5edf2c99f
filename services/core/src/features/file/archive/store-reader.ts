/** Lets the zip library read parts of a stored file from any store, without fetching the whole file. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';
import type { FileStore } from '../../../clients/file-store/index.ts';

/** The directory of an archive is read in hundreds of small adjacent pieces, so bytes are fetched in larger blocks. */
const BLOCK_BYTES = 256 * 1024;

export class StoreReader extends RandomAccessReader {
  private readonly store: FileStore;
  private readonly key: string;
  private readonly size: number;
  private block: { readonly start: number; readonly bytes: Promise<Buffer> } | undefined;

  constructor(store: FileStore, key: string, size: number) {
    super();
    this.store = store;
    this.key = key;
    this.size = size;
  }

  /** @param end the position after the last byte */
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.readRange(start, end), { objectMode: false });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const fill = () => this.fill(target.subarray(offset, offset + length), position);
    callbackify(fill)(callback);
  }

  private async *readRange(first: number, end: number): AsyncGenerator<Buffer> {
    if (end > first)
      yield* (await this.store.read(this.key, { first, last: end - 1 })) as AsyncIterable<Buffer>;
  }

  private async fill(target: Buffer, position: number): Promise<void> {
    for (let done = 0; done < target.length;) {
      const { start, bytes } = this.findBlock(position + done);
      const from = position + done - start;
      const copied = (await bytes).copy(target, done, from);
      if (copied === 0) throw new Error('the archive ends early');
      done += copied;
    }
  }

  private findBlock(position: number): { readonly start: number; readonly bytes: Promise<Buffer> } {
    const start = position - (position % BLOCK_BYTES);
    if (this.block?.start !== start) this.block = { start, bytes: this.readBlock(start) };
    return this.block;
  }

  private async readBlock(first: number): Promise<Buffer> {
    const last = Math.min(first + BLOCK_BYTES, this.size) - 1;
    return last < first ? Buffer.alloc(0) : buffer(await this.store.read(this.key, { first, last }));
  }
}
