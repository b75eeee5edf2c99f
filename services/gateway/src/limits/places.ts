import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { findNetwork } from '@portal/kit';
import { PENALTY_MILLISECONDS, type Refusals } from './refusals.ts';

/** What one address may use at the same time; undefined means no limit. */
export interface PlaceLimits {
  /** Open connections. Behind a proxy all connections belong to the proxy, so only requests are counted. */
  connections: number | undefined;
  /** Requests that a service is answering. */
  requests: number | undefined;
  /** Uploads and downloads among them. */
  transfers: number | undefined;
}

/** Counts the current use of each address. */
export interface Places {
  /** Takes a place and returns a function that releases it; undefined if the address has none left. */
  take: (address: string) => (() => void) | undefined;
}

/** Allows `limit` places for each address; an IPv6 network counts as one address. */
export function createPlaces(limit: number | undefined): Places {
  const taken = new Map<string, number>();
  return {
    take(address) {
      const key = findNetwork(address);
      const count = taken.get(key) ?? 0;
      if (limit !== undefined && count >= limit) return undefined;
      taken.set(key, count + 1);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}

/**
 * Closes connections above the limit of an address before they cost anything. If a connection was closed because it
 * ignored the answer to wait, its place stays taken for a while.
 */
export function limitConnections(
  server: Server,
  limit: number | undefined,
  refusals: Pick<Refusals, 'areTooMany'>,
  onCut: () => void,
): void {
  const places = createPlaces(limit);
  server.on('connection', (socket: Socket) => {
    const back = places.take((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
    if (back) {
      socket.once('close', () => {
        if (refusals.areTooMany(socket)) setTimeout(back, PENALTY_MILLISECONDS).unref();
        else back();
      });
      return;
    }
    onCut();
    socket.destroy();
  });
}
