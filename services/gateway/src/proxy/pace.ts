import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import type { Timeouts } from '../limits/timeouts.ts';

/** An upload was slower than the minimum rate. */
export class TooSlow extends Error {}

/** Size of one write, which takes a while on a slow connection. */
const PART = 64 * 1024;

/**
 * Returns a stream for an answer. It buffers up to `bufferBytes`, so that the service can finish, and forwards them as
 * the caller reads. A caller below the minimum rate is cut off.
 */
export function paced(response: ServerResponse, bufferBytes: number, timeouts: Timeouts): PassThrough {
  const answer = new PassThrough({ highWaterMark: bufferBytes });
  cutSlowReader(response, timeouts);
  // The gateway, the pipe and the service's stream each listen for the caller leaving.
  response.setMaxListeners(30);
  // An incomplete answer must not look complete, so the connection is destroyed.
  pipeline(answer, response, (error) => void (error && response.destroy()));
  return answer;
}

/** Cuts off a caller who reads an answer more slowly than the minimum rate. */
export function cutSlowReader(response: ServerResponse, { stall, leastRate }: Timeouts): void {
  const milliseconds = stall + (PART / leastRate) * 1000;
  let moved = performance.now();
  response.on('drain', () => (moved = performance.now()));
  const timer = setInterval(() => {
    const isCallersTurn = response.writableNeedDrain || response.writableEnded;
    if (!isCallersTurn) moved = performance.now();
    else if (performance.now() - moved > milliseconds) response.destroy();
  }, milliseconds / 4);
  response.once('close', () => clearInterval(timer));
}

/**
 * The body of an upload on its way to a service, aborted with {@link TooSlow} below the minimum rate. The extra pipe is
 * needed because undici destroys the body of a failed request, which would close the caller's connection.
 */
export function pacedUpload(request: IncomingMessage, { stall, leastRate }: Timeouts): PassThrough {
  const body = new PassThrough();
  let before = 0;
  let received = 0;
  const least = (leastRate * stall) / 1000;
  const timer = setInterval(() => {
    // A busy service may read nothing for a while, which is not the caller's fault.
    const isCallersTurn = !body.writableNeedDrain;
    if (isCallersTurn && received - before < least) body.destroy(new TooSlow('the upload comes too slowly'));
    before = received;
  }, stall);
  request.on('data', (part: Buffer) => (received += part.length));
  body.on('error', () => request.unpipe(body));
  body.once('close', () => clearInterval(timer)).once('finish', () => clearInterval(timer));
  request.once('aborted', () => body.destroy(new Error('the caller left')));
  return request.pipe(body);
}
