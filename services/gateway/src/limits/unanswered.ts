/** Limits the unanswered requests of one connection. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from './refusals.ts';

/** Browsers and proxies wait for an answer before the next request; HTTP/1.1 lets other clients send a few ahead. */
export const MOST_WAITING = 20;

/** Counts the unanswered requests of each connection. */
export interface Unanswered {
  /** Returns false if the connection sent too many requests ahead and was closed. */
  admit: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** A connection with a thousand requests in one packet would occupy the gateway until the last is answered. */
export function createUnanswered(refusals: Pick<Refusals, 'areTooMany'>, onCut: () => void): Unanswered {
  const waiting = new WeakMap<Socket, number>();
  return {
    admit({ socket }, response) {
      // The parser had already read these requests when the connection was closed or got its last 429.
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
