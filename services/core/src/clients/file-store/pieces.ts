/** Files that come in pieces: what was received stays, no matter who sends or receives stops (decision 293). */

/** What a store must know to continue, stored by the caller beside the upload: plain JSON. */
export interface Receipt {
  /** Of the multipart upload in a bucket. */
  readonly uploadId?: string;
  /** What the bucket answered to each part. */
  readonly tags?: readonly string[];
}

export interface PiecesPlace {
  readonly key: string;
  readonly receipt: Receipt;
  /** Of the whole file. */
  readonly size: number;
}

export interface AppendResult {
  /** Bytes of the whole file that are safe now; fewer than came where the store takes whole parts alone. */
  readonly received: number;
  readonly receipt: Receipt;
  /** Why it stopped before the content ended. */
  readonly fault?: unknown;
}

export interface PieceStore {
  /** Begins a file under `key`, which is new. */
  begin(key: string): Promise<Receipt>;
  /** Adds the content behind the first `offset` bytes. What came before a fault is preserved as far as the store can. */
  append(place: PiecesPlace, offset: number, content: AsyncIterable<Buffer>): Promise<AppendResult>;
  /** Makes it a file like others, once it is whole. A second call changes nothing. */
  finish(place: PiecesPlace): Promise<void>;
  /** Takes away what has come. */
  abandon(place: Pick<PiecesPlace, 'key' | 'receipt'>): Promise<void>;
}

/** What a bucket takes in one part, except for the last: a piece that is no multiple of it loses its remainder. */
export const PIECE_PART_BYTES = 8 * 1024 * 1024;
