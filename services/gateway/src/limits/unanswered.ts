/** How many requests of one connection wait for their answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from './refusals.ts';

/** Browsers and proxies wait for an answer before they ask on; HTTP/1.1 lets others ask a few times ahead. */
export const MOST_WAITING = 20;

/** Counts the requests of each connection whose answers are still to come. */
export interface Unanswered {
  /** False where the connection asked too far ahead, and was cut off for it. */
  admit: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** A connection with a thousand questions in one packet would occupy the gateway until the last is answered. */
export function createUnanswered(refusals: Pick<Refusals, 'areTooMany'>, onCut: () => void): Unanswered {
  const waiting = new WeakMap<Socket, number>();
  return {
    admit({ socket }, response) {
      // What the parser had read already when the connection was cut off, or got its last answer to wait.
      if (socket.destroyed || refusals.areTooMany(socket)) return false;
      const count = waiting.get(socket) ?? 0;
      if (count >= MOST_WAITING) {
        onCut();
        socket.destroy();
        return false;
      }
      waiting.set(socket, count + 1);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      return true;
    },
  };
}
