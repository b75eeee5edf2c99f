import type { IncomingMessage } from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The methods that the gateway accepts. */
export type HttpMethod = (typeof METHODS)[number];

/** The method of the request; undefined for one that is not accepted (TRACE, CONNECT, WebDAV). */
export function httpMethod(request: IncomingMessage): HttpMethod | undefined {
  return METHODS.find((method) => method === request.method);
}
