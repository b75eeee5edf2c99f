/** Where bytes of files are stored. Two drivers: a folder of the installation, and a bucket that speaks S3. */
import type { Readable } from 'node:stream';
import type { PieceStore } from './pieces.ts';

/** Positions of the first and the last byte, both included, as HTTP counts them. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** How a browser stores what it downloads. */
export interface DownloadAs {
  readonly mediaType: string;
  /** Its `Content-Disposition`, with the name of the file. */
  readonly disposition: string;
  /** How long the link opens the file. */
  readonly seconds: number;
}

export interface FileStore {
  /** Stores the stream under `key`, which is new; on failure nothing is left. */
  write(key: string, content: Readable): Promise<void>;
  /** @throws FileLost when there is nothing under `key` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** In bytes. @throws FileLost */
  measure(key: string): Promise<number>;
  /** Nothing happens when there is nothing. */
  remove(key: string): Promise<void>;
  /**
   * Gives the path of a file with these bytes for as long as `use` runs: threads read files directly.
   * @throws FileLost
   */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /**
   * An address that gives a browser the bytes without passing through the portal; null where the store has none.
   * @throws FileLost
   */
  linkTo(key: string, as: DownloadAs): Promise<string | null>;
  /** Files that come in pieces. */
  readonly pieces: PieceStore;
}

/** The row is there and its bytes are not, as after a restore of one without the other. */
export class FileLost extends Error {
  constructor(key: string, cause?: unknown) {
    super(`no bytes are stored under ${key}`, { cause });
    this.name = 'FileLost';
  }
}

/** Keys are UUIDs of our own, never a name from outside. */
export function checkKey(key: string): string {
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
