/** Files that arrive in pieces: received pieces survive when the sender or the receiver stops (decision 293). */

/** What a store needs to continue an upload, as plain JSON. The caller stores it with the upload. */
export interface ResumeState {
  /** Id of the multipart upload in a bucket. */
  readonly uploadId?: string;
  /** The tag (`ETag`) that the bucket returned for each part. */
  readonly tags?: readonly string[];
}

export interface PiecesPlace {
  readonly key: string;
  readonly receipt: ResumeState;
  /** Size of the whole file in bytes. */
  readonly size: number;
}

export interface AppendResult {
  /** Bytes of the whole file that are stored safely. Fewer than were sent where the store accepts only whole parts. */
  readonly received: number;
  readonly receipt: ResumeState;
  /** The error that stopped the upload before the content ended. */
  readonly fault?: unknown;
}

export interface PieceStore {
  /** Begins a file under `key`, which must be new. */
  begin(key: string): Promise<ResumeState>;
  /**
   * Appends the content after the first `offset` bytes. On an error, the store preserves as many of the received bytes
   * as it can.
   */
  append(place: PiecesPlace, offset: number, content: AsyncIterable<Buffer>): Promise<AppendResult>;
  /** Turns the complete upload into an ordinary file. A second call changes nothing. */
  finish(place: PiecesPlace): Promise<void>;
  /** Deletes the pieces received so far. */
  abandon(place: Pick<PiecesPlace, 'key' | 'receipt'>): Promise<void>;
}

/**
 * Size of one part in a bucket, except for the last part. A piece whose size is no multiple of it loses the remainder.
 */
export const PIECE_PART_BYTES = 8 * 1024 * 1024;
