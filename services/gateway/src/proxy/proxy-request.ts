import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpMethod } from './http-method.ts';

export interface ProxyRequest {
  request: IncomingMessage;
  response: ServerResponse;
  method: HttpMethod;
  /** Path and query at the service. */
  path: string;
  headers: Record<string, string | string[]>;
  /** The whole body; null for none, and 'upload' for one that is streamed. */
  body: Buffer | 'upload' | null;
  /** An upload or a download, which may take minutes. */
  isTransfer: boolean;
}

/** How an answer ended. With `unreached` and `too slow`, nothing was sent to the caller yet. */
export type Outcome = 'sent' | 'unreached' | 'too slow' | 'abandoned';
