/** How long the gateway waits for a caller. Times in milliseconds, rates in bytes a second. */
export interface Timeouts {
  /** For the head of a request. */
  head: number;
  /** For the body of a call, in addition to the time that its length needs at {@link Timeouts.leastRate}. */
  body: number;
  /** For a whole upload. */
  upload: number;
  /** After this time without progress in reading an answer or sending an upload, the caller is assumed to be gone. */
  stall: number;
  /** Minimum rate: a caller who sends or reads more slowly would occupy a place that others need. */
  leastRate: number;
  /** After this time without a byte in either direction, the connection is closed. */
  silence: number;
}

export const TIMEOUTS: Timeouts = {
  head: 10_000,
  body: 10_000,
  upload: 30 * 60_000,
  stall: 30_000,
  leastRate: 8 * 1024,
  silence: 120_000,
};
