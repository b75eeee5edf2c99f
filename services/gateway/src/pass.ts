import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMITS, findBodyLimit, redact, type ErrorCode, type ServiceName } from '@portal/contract';
import { say, type Logger } from '@portal/kit';
import { refusals } from './texts/en/refusals.ts';
import type { GatewayMetrics } from './gateway.metrics.ts';
import type { Timeouts } from './limits/timeouts.ts';
import type { Places } from './limits/places.ts';
import type { Refusals } from './limits/refusals.ts';
import type { Forwarder } from './proxy/forward.ts';
import { requestHeaders } from './proxy/headers.ts';
import type { HttpMethod } from './proxy/http-method.ts';
import type { ProxyRequest } from './proxy/proxy-request.ts';
import { dropRest, hasBody, readBody } from './proxy/request-body.ts';
import type { Match } from './proxy/route-table.ts';
import { refuse } from './refuse.ts';

/** A request with the facts that the gateway has found. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path with query, as received. */
  url: string;
  path: string;
  id: string;
  client: string;
}

/** Everything needed to forward a request. */
export interface PassingParts {
  /** The number of trusted proxies in front of the gateway. */
  trustedProxies: number;
  services: Readonly<Record<ServiceName, Forwarder>>;
  mailbox: Forwarder | undefined;
  /** Limits for simultaneous requests of one address, and for uploads and downloads among them. */
  places: { requests: Places; transfers: Places };
  /** Undefined if one connection carries the requests of many people. */
  refusals: Refusals | undefined;
  timeouts: Timeouts;
  metrics: GatewayMetrics;
  log: Logger;
}

const WORDS = {
  TOO_MANY_REQUESTS: refusals.tooManyAtOnce,
  TOO_LARGE: refusals.tooLarge,
  TOO_SLOW: refusals.tooSlow,
  SERVICE_UNAVAILABLE: refusals.unavailable,
} as const satisfies Partial<Record<ErrorCode, string>>;
const RETRY: Readonly<Partial<Record<ErrorCode, string>>> = {
  TOO_MANY_REQUESTS: '1',
  SERVICE_UNAVAILABLE: '2',
};

/** Forwards a request once its body has been read, unless its address already has too many requests. */
export async function pass(
  parts: PassingParts,
  visit: Visit,
  method: HttpMethod,
  target: Match | 'mailbox',
): Promise<void> {
  const { response, client } = visit;
  // If the caller left while the limits were checked, no later event would release the place.
  if (response.destroyed) return;
  const endpoint = target === 'mailbox' ? undefined : target.endpoints.get(method);
  const isUpload = endpoint?.bodyKind === 'multipart' || endpoint?.bodyKind === 'bytes';
  const isTransfer = isUpload || endpoint?.stream === true;
  const place = parts.places.requests.take(client);
  const transfer = isTransfer ? parts.places.transfers.take(client) : undefined;
  response.once('close', () => {
    place?.();
    transfer?.();
  });
  if (!place || (isTransfer && !transfer)) return refuseWith(parts, visit, 'TOO_MANY_REQUESTS');
  parts.refusals?.forget(visit.request.socket);
  const body = await takeBody(
    parts,
    visit,
    isUpload ? undefined : endpoint ? findBodyLimit(endpoint) : BODY_LIMITS.anyone,
  );
  if (typeof body === 'object' && body !== null && 'refusal' in body)
    return body.refusal && refuseWith(parts, visit, body.refusal);
  return send(parts, visit, target, { method, body, isTransfer });
}

/** The body to forward, or the error to answer; `refusal` is undefined if the caller has left. */
async function takeBody(
  { timeouts }: PassingParts,
  { request }: Visit,
  limit: number | undefined,
): Promise<ProxyRequest['body'] | { refusal: 'TOO_LARGE' | 'TOO_SLOW' | undefined }> {
  if (!hasBody(request)) return null;
  if (limit === undefined) return 'upload';
  const read = await readBody(request, limit, timeouts);
  switch (read.kind) {
    case 'whole':
      return read.bytes;
    case 'too large':
      await dropRest(request);
      return { refusal: 'TOO_LARGE' };
    case 'too slow':
      return { refusal: 'TOO_SLOW' };
    case 'gone':
      return { refusal: undefined };
  }
}

/** Values that replace those of the original request. */
type How = Pick<ProxyRequest, 'method' | 'body' | 'isTransfer'> &
  Partial<Pick<ProxyRequest, 'path' | 'headers'>>;

export async function send(
  parts: PassingParts,
  visit: Visit,
  target: Match | 'mailbox',
  { path = visit.url.slice(target === 'mailbox' ? 0 : '/api'.length), headers: own = {}, ...how }: How,
): Promise<void> {
  const { request, response, id, client } = visit;
  const prefix = target === 'mailbox' ? '' : '/api';
  const forwarder = target === 'mailbox' ? parts.mailbox : parts.services[target.service];
  if (target !== 'mailbox') response.setHeader('Cache-Control', 'no-store');
  const forwarded = request.headers['x-forwarded-proto'];
  const protocol = parts.trustedProxies > 0 && forwarded === 'https' ? 'https' : 'http';
  const headers = { ...requestHeaders(request, { correlationId: id, client, protocol, prefix }), ...own };
  const outcome = await forwarder?.forward({ request, response, path, headers, ...how });
  if (outcome === 'too slow') return refuseWith(parts, visit, 'TOO_SLOW');
  if (outcome !== 'unreached') return;
  const name = target === 'mailbox' ? target : target.service;
  // The path of a calendar contains its secret.
  parts.log.warn({ correlation_id: id, target: name, path: redact(visit.path) }, 'service not reached');
  refuseWith(parts, visit, 'SERVICE_UNAVAILABLE');
}

export function refuseWith(
  { metrics, refusals: counted }: PassingParts,
  { request, response, id }: Visit,
  code: keyof typeof WORDS,
): void {
  metrics.refused(code);
  const wait = RETRY[code];
  const isLast = code === 'TOO_MANY_REQUESTS' && counted?.count(request.socket) === true;
  refuse(response, code, () => say(WORDS[code]), id, {
    ...(wait ? { 'Retry-After': wait } : {}),
    // The rest of an unwanted body is not read, so the connection must close.
    Connection: request.complete && !isLast ? 'keep-alive' : 'close',
  });
}
