import type { IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { TIMEOUTS, type Timeouts } from '../limits/timeouts.ts';
import { paced, pacedUpload, TooSlow } from './pace.ts';
import type { Outcome, ProxyRequest } from './proxy-request.ts';
import { relayAnswer, writeHead } from './relay-answer.ts';

/** Passes requests to one service. */
export interface Forwarder {
  forward: (proxyRequest: ProxyRequest) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** Time until a service begins to answer, once it has the whole request. */
const HEADERS_TIMEOUT = 60_000;
const CALLS = 128;
const TRANSFERS = 64;
/** Of a download no more than flows. */
const TRANSFER_BUFFER_BYTES = 64 * 1024;

/** Makes a forwarder for the service at `origin`. Calls never wait for the minutes of uploads and downloads. */
export function createForwarder(origin: string, timeouts: Timeouts = TIMEOUTS): Forwarder {
  const options = {
    // A download takes as long as the caller's line needs; a caller who is gone ends it through the signal.
    bodyTimeout: 0,
    headersTimeout: HEADERS_TIMEOUT,
    connectTimeout: 2000,
  };
  const calls = new Pool(origin, { ...options, connections: CALLS });
  const transfers = new Pool(origin, { ...options, connections: TRANSFERS });
  return {
    forward: (proxyRequest) => forward(proxyRequest.isTransfer ? transfers : calls, proxyRequest, timeouts),
    close: async () => void (await Promise.all([calls.destroy(), transfers.destroy()])),
  };
}

async function forward(pool: Pool, proxyRequest: ProxyRequest, timeouts: Timeouts): Promise<Outcome> {
  const { request, method, body } = proxyRequest;
  const attempt = proxyRequest.isTransfer ? streamAnswer : relayAnswer;
  try {
    const first = await attempt(pool, proxyRequest, timeouts);
    // A connection that the service closed while idle fails the first request on it. Asking again changes nothing.
    const isSafe = body === null && (method === 'GET' || method === 'HEAD');
    return first === 'unreached' && isSafe ? await attempt(pool, proxyRequest, timeouts) : first;
  } finally {
    release(request);
  }
}

/** An upload or a download: bytes flow as they come. */
async function streamAnswer(pool: Pool, proxyRequest: ProxyRequest, timeouts: Timeouts): Promise<Outcome> {
  const { request, response, method, path, headers } = proxyRequest;
  const body = proxyRequest.body === 'upload' ? pacedUpload(request, timeouts) : proxyRequest.body;
  const abort = new AbortController();
  const onClose = (): void => {
    if (!response.writableFinished) abort.abort();
  };
  response.once('close', onClose);
  try {
    await pool.stream(
      { method, path, headers, body, signal: abort.signal },
      ({ statusCode, headers: answered }) => {
        writeHead(proxyRequest, statusCode, answered);
        return paced(response, TRANSFER_BUFFER_BYTES, timeouts);
      },
    );
    return 'sent';
  } catch (error) {
    if (abort.signal.aborted || response.destroyed) return 'abandoned';
    if (!response.headersSent) return error instanceof TooSlow ? 'too slow' : 'unreached';
    response.destroy();
    return 'abandoned';
  } finally {
    response.off('close', onClose);
  }
}

/** Lets what is left of the request body flow away. */
function release(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
}
