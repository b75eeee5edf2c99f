/** What happens to a connection that goes on asking although it is told to wait. */
import type { Socket } from 'node:net';

/** So many times in a row a connection is told 429; with the last one it is closed. */
export const MOST_REFUSED = 10;
/** Milliseconds for which its address has one connection less: else a new one would be open at once. */
export const PLACE_LOST = 10_000;

/** Counts how often in a row each connection was told to wait. */
export interface Refusals {
  /** Counts one. True where it is the last that this connection is told. */
  count: (socket: Socket) => boolean;
  /** Something else was answered: the person who waits as they were told starts anew. */
  forget: (socket: Socket) => void;
  /** Whether the connection ends for it. */
  areTooMany: (socket: Socket) => boolean;
}

/** Answers that no one heeds cost nearly as much as others; without an end one address keeps the gateway busy with them. */
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
