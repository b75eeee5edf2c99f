import type { IncomingMessage } from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The methods that pass the gateway. */
export type HttpMethod = (typeof METHODS)[number];

/** The request's method; undefined for one that does not pass (TRACE, CONNECT, WebDAV). */
export function httpMethod(request: IncomingMessage): HttpMethod | undefined {
  return METHODS.find((method) => method === request.method);
}
