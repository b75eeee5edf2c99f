import type { IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { PATIENCE, type Patience } from '../limits/patience.ts';
import { paced, pacedUpload, TooSlow } from './pace.ts';
import type { Outcome, ProxyRequest } from './proxy-request.ts';
import { relayAnswer, writeHead } from './relay-answer.ts';

/** Passes requests to one service. */
export interface Forwarder {
  forward: (passage: ProxyRequest) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** Time until a service begins to answer, once it has the whole request. */
const HEADERS_TIMEOUT = 60_000;
const CALLS = 128;
const TRANSFERS = 64;
/** Of a download no more than flows. */
const HELD_OF_TRANSFER = 64 * 1024;

/** Makes a forwarder for the service at `origin`. Calls never wait for the minutes of uploads and downloads. */
export function createForwarder(origin: string, patience: Patience = PATIENCE): Forwarder {
  const options = {
    // A download takes as long as the caller's line needs; a caller who is gone ends it through the signal.
    bodyTimeout: 0,
    headersTimeout: HEADERS_TIMEOUT,
    connectTimeout: 2000,
  };
  const calls = new Pool(origin, { ...options, connections: CALLS });
  const transfers = new Pool(origin, { ...options, connections: TRANSFERS });
  return {
    forward: (passage) => forward(passage.isTransfer ? transfers : calls, passage, patience),
    close: async () => void (await Promise.all([calls.destroy(), transfers.destroy()])),
  };
}

async function forward(pool: Pool, passage: ProxyRequest, patience: Patience): Promise<Outcome> {
  const { request, method, body } = passage;
  const attempt = passage.isTransfer ? streamAnswer : relayAnswer;
  try {
    const first = await attempt(pool, passage, patience);
    // A connection that the service closed while idle fails the first request on it. Asking again changes nothing.
    const isSafe = body === null && (method === 'GET' || method === 'HEAD');
    return first === 'unreached' && isSafe ? await attempt(pool, passage, patience) : first;
  } finally {
    release(request);
  }
}

/** An upload or a download: bytes flow as they come. */
async function streamAnswer(pool: Pool, passage: ProxyRequest, patience: Patience): Promise<Outcome> {
  const { request, response, method, path, headers } = passage;
  const body = passage.body === 'upload' ? pacedUpload(request, patience) : passage.body;
  const abort = new AbortController();
  const onClose = (): void => {
    if (!response.writableFinished) abort.abort();
  };
  response.once('close', onClose);
  try {
    await pool.stream(
      { method, path, headers, body, signal: abort.signal },
      ({ statusCode, headers: answered }) => {
        writeHead(passage, statusCode, answered);
        return paced(response, HELD_OF_TRANSFER, patience);
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
