/** Storage for the bytes of files. There are two drivers: a folder of the installation, and an S3-compatible bucket. */
import type { Readable } from 'node:stream';
import type { PieceStore } from './pieces.ts';

/** Positions of the first and the last byte, both inclusive, as in HTTP ranges. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Response headers and lifetime of a download link. */
export interface DownloadAs {
  readonly mediaType: string;
  /** The `Content-Disposition` header, with the file name. */
  readonly disposition: string;
  /** How long the link is valid. */
  readonly seconds: number;
}

export interface FileStore {
  /** Stores the stream under `key`, which must be new. On failure it leaves nothing behind. */
  write(key: string, content: Readable): Promise<void>;
  /** @throws FileLost when no bytes are stored under `key` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Size in bytes. @throws FileLost */
  measure(key: string): Promise<number>;
  /** Does nothing when no bytes are stored under `key`. */
  remove(key: string): Promise<void>;
  /**
   * Calls `use` with the path of a local file that has these bytes; worker threads read files directly. The path is
   * valid until `use` ends.
   * @throws FileLost
   */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /**
   * An address from which a browser downloads the bytes without passing through the portal; null where the store offers
   * none.
   * @throws FileLost
   */
  linkTo(key: string, as: DownloadAs): Promise<string | null>;
  /** Storage for files that arrive in pieces. */
  readonly pieces: PieceStore;
}

/** The row exists but its bytes do not, for example after a restore of one without the other. */
export class FileLost extends Error {
  constructor(key: string, cause?: unknown) {
    super(`no bytes are stored under ${key}`, { cause });
    this.name = 'FileLost';
  }
}

/** Storage keys are UUIDs that we generate, never a name from outside. */
export function checkKey(key: string): string {
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
