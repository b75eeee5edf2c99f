/** How long the gateway waits for a caller. Times in milliseconds, rates in bytes a second. */
export interface Timeouts {
  /** For the head of a request. */
  head: number;
  /** For the body of a call, beside the time that its length needs at {@link Patience.leastRate}. */
  body: number;
  /** For a whole upload. */
  upload: number;
  /** A caller who takes nothing of an answer for so long, or sends nothing of an upload, is gone. */
  stall: number;
  /** Slower than this no line is: who sends or takes less occupies a place that others need. */
  leastRate: number;
  /** Without a byte in either direction, whatever continues. */
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
