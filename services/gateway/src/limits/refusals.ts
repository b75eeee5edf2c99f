/** What happens to a connection that goes on asking although the answer says to wait. */
import type { Socket } from 'node:net';

/** So many times in a row a connection gets 429; with the last one it is closed. */
export const MOST_REFUSED = 10;
/** Milliseconds for which its address has one connection less: else a new one would be open immediately. */
export const PLACE_LOST = 10_000;

/** Counts how often in a row each connection had to wait. */
export interface Refusals {
  /** Counts one. True where it is the last that this connection gets. */
  count: (socket: Socket) => boolean;
  /** Something else was answered: the count of a client that waits as required starts anew. */
  forget: (socket: Socket) => void;
  /** Whether the connection ends for it. */
  areTooMany: (socket: Socket) => boolean;
}

/** Answers that no one heeds cost nearly as much as others; without an end one address makes the gateway busy with them. */
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
