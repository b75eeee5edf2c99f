import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import type { Timeouts } from '../limits/timeouts.ts';

/** An upload that came too slowly. */
export class TooSlow extends Error {}

/** What is written in one piece; a slow line needs a while for it. */
const PART = 64 * 1024;

/**
 * A stream to write an answer to, which buffers up to `held` bytes so that the service is done with it, and hands it on as
 * the caller takes it. A caller who takes less than the least rate is cut off.
 */
export function paced(response: ServerResponse, bufferBytes: number, timeouts: Timeouts): PassThrough {
  const answer = new PassThrough({ highWaterMark: bufferBytes });
  cutWhenStill(response, timeouts);
  // The gateway, the pipe and the service's stream each wait for the caller to leave.
  response.setMaxListeners(30);
  // Half an answer must not look like a whole one.
  pipeline(answer, response, (error) => void (error && response.destroy()));
  return answer;
}

/** Cuts a caller off who takes less of an answer than the least rate. */
export function cutWhenStill(response: ServerResponse, { stall, leastRate }: Timeouts): void {
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
 * The body of an upload on its way to a service, broken off with {@link TooSlow} when less than the least rate comes. A
 * pipe is between, because undici destroys the body of a failed request, which would cut the caller's line.
 */
export function pacedUpload(request: IncomingMessage, { stall, leastRate }: Timeouts): PassThrough {
  const body = new PassThrough();
  let before = 0;
  let received = 0;
  const least = (leastRate * stall) / 1000;
  const timer = setInterval(() => {
    // A service that is busy takes nothing for a while: the caller cannot help it.
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
