import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { currentTrace } from '@portal/kit';

/** Headers that concern one connection only (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that only the gateway may send, so that callers cannot control tracing. Its own server answers `expect`. */
const GATEWAY_ONLY =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-service-.*|x-internal-.*|x-correlation-id|traceparent|tracestate|baggage|expect)$/;

type Headers = Record<string, string | string[]>;

/** The id of a request in every log: the caller's own if it is well formed, else a new one. */
export function correlationId(headers: IncomingHttpHeaders): string {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * The address of the caller. Each of the `trustedProxies` in front of the gateway appends one address. Addresses
 * further left may be forged and are ignored.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return peer;
  const chain = [...splitList(request.headers['x-forwarded-for']), peer];
  return plainAddress(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? peer);
}

/** Headers of the request to a service. */
export function requestHeaders(
  request: IncomingMessage,
  facts: { correlationId: string; client: string; protocol: string; prefix: string },
): Headers {
  const headers = passing(request.headers, (name) => GATEWAY_ONLY.test(name));
  headers['x-correlation-id'] = facts.correlationId;
  headers['x-forwarded-for'] = facts.client;
  headers['x-forwarded-proto'] = facts.protocol;
  headers['x-forwarded-prefix'] = facts.prefix;
  const trace = currentTrace();
  if (trace !== undefined) headers['traceparent'] = trace;
  if (request.headers.host !== undefined) headers['x-forwarded-host'] = request.headers.host;
  return headers;
}

/** Headers of a service's answer that are forwarded to the caller. */
export function responseHeaders(headers: IncomingHttpHeaders): Headers {
  return passing(
    headers,
    (name) => name === 'x-correlation-id' || name === 'server' || name === 'x-powered-by',
  );
}

/** Copies all headers except hop-by-hop headers, those that `Connection` names, and those that `drop` accepts. */
function passing(headers: IncomingHttpHeaders, drop: (name: string) => boolean): Headers {
  const named = new Set(splitList(headers.connection).map((name) => name.toLowerCase()));
  const forwarded: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name) || drop(name)) continue;
    forwarded[name] = value;
  }
  return forwarded;
}

function splitList(value: string | string[] | undefined): string[] {
  const whole = Array.isArray(value) ? value.join(',') : (value ?? '');
  return whole
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '');
}
