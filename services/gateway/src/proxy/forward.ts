import { PassThrough } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { responseHeaders } from './headers.ts';
import type { HttpMethod } from './http-method.ts';

/** One request on its way to a service. */
export interface Passage {
  request: IncomingMessage;
  response: ServerResponse;
  method: HttpMethod;
  /** Path and query at the service. */
  path: string;
  headers: Record<string, string | string[]>;
}

/** How an answer left: `unreached` means that nothing was sent to the caller yet. */
export type Outcome = 'sent' | 'unreached' | 'abandoned';

/** Passes requests to one service, streaming both ways. */
export interface Forwarder {
  forward: (passage: Passage) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** Time until a service begins to answer, once it has the whole request. */
const HEADERS_TIMEOUT = 60_000;

/** Makes a forwarder for the service at `origin`. */
export function createForwarder(origin: string): Forwarder {
  const pool = new Pool(origin, {
    connections: 128,
    // A download takes as long as the caller's line needs; a caller who is gone ends it through the signal.
    bodyTimeout: 0,
    headersTimeout: HEADERS_TIMEOUT,
    connectTimeout: 2000,
  });
  return {
    forward: (passage) => forward(pool, passage),
    close: () => pool.destroy(),
  };
}

async function forward(pool: Pool, passage: Passage): Promise<Outcome> {
  const { request, response } = passage;
  const abort = new AbortController();
  const onClose = (): void => {
    if (!response.writableFinished) abort.abort();
  };
  response.once('close', onClose);
  try {
    return await attempt(pool, passage, abort.signal);
  } finally {
    response.off('close', onClose);
    release(request);
  }
}

async function attempt(pool: Pool, passage: Passage, signal: AbortSignal): Promise<Outcome> {
  const bodyless = !hasBody(passage.request);
  const safe = bodyless && (passage.method === 'GET' || passage.method === 'HEAD');
  const first = await once(pool, passage, signal);
  // A connection that the service closed while idle fails the first request on it. Asking again changes nothing.
  return first === 'unreached' && safe ? once(pool, passage, signal) : first;
}

async function once(pool: Pool, passage: Passage, signal: AbortSignal): Promise<Outcome> {
  const { request, response, method, path, headers } = passage;
  try {
    await pool.stream(
      { method, path, headers, body: bodyOf(request), signal },
      ({ statusCode, headers: answered }) => {
        const early = !request.complete;
        response.writeHead(statusCode, {
          ...responseHeaders(answered),
          // The rest of a refused upload is not worth reading: the connection ends with the answer.
          ...(early ? { connection: 'close' } : {}),
        });
        return response;
      },
    );
    return 'sent';
  } catch {
    if (signal.aborted || response.destroyed) return 'abandoned';
    if (!response.headersSent) return 'unreached';
    // Half an answer must not look like a whole one.
    response.destroy();
    return 'abandoned';
  }
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** A pipe stands between, because undici destroys the body of a failed request, which would cut the caller's line. */
function bodyOf(request: IncomingMessage): PassThrough | null {
  if (!hasBody(request)) return null;
  const body = new PassThrough();
  body.on('error', () => request.unpipe(body));
  request.once('aborted', () => body.destroy(new Error('the caller left')));
  return request.pipe(body);
}

/** Lets what is left of the request body flow away. */
function release(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
}
