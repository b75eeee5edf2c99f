import type { IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { TIMEOUTS, type Timeouts } from '../limits/timeouts.ts';
import { paced, pacedUpload, TooSlow } from './pace.ts';
import type { Outcome, ProxyRequest } from './proxy-request.ts';
import { relayAnswer, writeHead } from './relay-answer.ts';

/** Forwards requests to one service. */
export interface Forwarder {
  forward: (proxyRequest: ProxyRequest) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** Time in which a service must begin its answer after receiving the whole request. */
const HEADERS_TIMEOUT = 60_000;
const CALLS = 128;
export const TRANSFERS = 64;
/** Maximum buffered bytes of a download. */
const TRANSFER_BUFFER_BYTES = 64 * 1024;

/** Creates a forwarder for the service at `origin`. Calls have other connections than uploads and downloads. */
export function createForwarder(origin: string, timeouts: Timeouts = TIMEOUTS): Forwarder {
  const options = {
    // The duration of a download depends on the caller's connection; the abort signal ends it if the caller leaves.
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
    // The first request on a connection that the service closed while idle fails. A read can be repeated safely.
    const isSafe = body === null && (method === 'GET' || method === 'HEAD');
    return first === 'unreached' && isSafe ? await attempt(pool, proxyRequest, timeouts) : first;
  } finally {
    release(request);
  }
}

/** Streams the bytes of an upload or a download. */
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

/** Discards the rest of the request body. */
function release(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
}
