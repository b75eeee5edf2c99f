/** Closes connections that continue to send requests despite the answer to wait. */
import type { Socket } from 'node:net';

/** After this many answers 429 in a row, the connection is closed. */
export const MOST_REFUSED = 10;
/** Milliseconds for which the address has one connection less; otherwise the client would reconnect immediately. */
export const PENALTY_MILLISECONDS = 10_000;

/** Counts for each connection how many answers 429 it got in a row. */
export interface Refusals {
  /** Counts one refusal. Returns true if it is the last one for this connection. */
  count: (socket: Socket) => boolean;
  /** Resets the count after any other answer, so that clients that wait as required are not closed. */
  forget: (socket: Socket) => void;
  /** Whether the connection is to be closed. */
  areTooMany: (socket: Socket) => boolean;
}

/** Refusals cost nearly as much as other answers, so one address could occupy the gateway with them. */
export function createRefusals(onClose: () => void): Refusals {
  const refused = new WeakMap<Socket, number>();
  const countRefusals = (socket: Socket): number => refused.get(socket) ?? 0;
  return {
    count(socket) {
      const count = countRefusals(socket) + 1;
      refused.set(socket, count);
      if (count === MOST_REFUSED) onClose();
      return count >= MOST_REFUSED;
    },
    forget: (socket) => void refused.delete(socket),
    areTooMany: (socket) => countRefusals(socket) >= MOST_REFUSED,
  };
}
