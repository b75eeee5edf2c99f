import type { IncomingMessage } from 'node:http';
import type { Timeouts } from '../limits/timeouts.ts';

/** A complete body, or the reason why there is none. */
export type ReadBody = { kind: 'whole'; bytes: Buffer } | { kind: 'too large' | 'too slow' | 'gone' };

export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads a body of at most `limit` bytes. A service gets the request only after the whole body has arrived, so a slow
 * caller occupies no connection that others need.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  timeouts: Pick<Timeouts, 'body' | 'leastRate'>,
): Promise<ReadBody> {
  const length = Number(request.headers['content-length'] ?? limit);
  if (length > limit) return Promise.resolve({ kind: 'too large' });
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = (outcome: ReadBody): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', whole).off('close', gone).off('error', gone);
      // A later error is ignored, because the outcome is already known.
      request.on('error', () => undefined);
      resolve(outcome);
    };
    const take = (part: Buffer): void => {
      size += part.length;
      if (size > limit) end({ kind: 'too large' });
      else parts.push(part);
    };
    const whole = (): void => end({ kind: 'whole', bytes: Buffer.concat(parts, size) });
    const gone = (): void => end({ kind: 'gone' });
    const time = timeouts.body + (length / timeouts.leastRate) * 1000;
    const timer = setTimeout(() => end({ kind: 'too slow' }), time);
    request.on('data', take).on('end', whole).on('close', gone).on('error', gone);
  });
}

/** Milliseconds to read the rest of a refused body: a browser that is cut off while sending ignores the answer. */
const REST = 1000;

/** Discards the rest of the body until it ends or the time is over. */
export function dropRest(request: IncomingMessage): Promise<void> {
  if (request.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, REST);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.once('end', end).once('close', end).resume();
  });
}
