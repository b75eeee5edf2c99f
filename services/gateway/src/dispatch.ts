import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@portal/kit';
import type { ServiceName } from '@portal/contract';
import type { GatewayMetrics } from './gateway.metrics.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Forwarder } from './proxy/forward.ts';
import { clientAddress, correlationId, requestHeaders } from './proxy/headers.ts';
import { httpMethod, type HttpMethod } from './proxy/http-method.ts';
import { isPlainPath, type RouteTable } from './proxy/route-table.ts';
import { refuse } from './refuse.ts';
import { setSecurityHeaders } from './security/security-headers.ts';

/** What answering a request needs. */
export interface Parts {
  /** How many trusted proxies stand before the gateway. */
  trustedProxies: number;
  routes: RouteTable;
  services: Readonly<Record<ServiceName, Forwarder>>;
  mailbox: Forwarder | undefined;
  limits: RateLimits;
  /** Content-Security-Policy of pages. */
  pagePolicy: string;
  ownPages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  metrics: GatewayMetrics;
  log: Logger;
}

/** One request with what the gateway found out about it. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path with query, as it came. */
  url: string;
  path: string;
  id: string;
  client: string;
}

/** Answers one request: from a service, from the inbox, or from the gateway's own pages. */
export async function handle(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] ?? '/';
  const id = correlationId(request.headers);
  const client = clientAddress(request, parts.trustedProxies);
  const visit: Visit = { request, response, url, path, id, client };
  const target = targetOf(parts, path);
  response.setHeader('X-Correlation-Id', id);
  setSecurityHeaders(response, target === 'own' ? 'page' : 'data', path, parts.pagePolicy);
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1000;
    parts.metrics.observe(target, response.statusCode, seconds);
    parts.log.debug(
      { correlation_id: id, method: request.method, path, status: response.statusCode, target },
      'request',
    );
  });
  await answer(parts, visit, target);
}

type Target = ServiceName | 'mailbox' | 'own' | 'nowhere';

function targetOf(parts: Parts, path: string): Target {
  if (!path.startsWith('/')) return 'nowhere';
  if (/^\/api\/(docs(\/|$)|openapi\.json$)/.test(path)) return 'own';
  if (path.startsWith('/api/') || path === '/api') return parts.routes(path.slice(4)) ?? 'nowhere';
  // Below /mailbox lies nothing else of the fakes' port, whichever way the path is written.
  if (/^\/mailbox(\/|$)/.test(path) && parts.mailbox !== undefined)
    return isPlainPath(path) ? 'mailbox' : 'nowhere';
  return 'own';
}

async function answer(parts: Parts, visit: Visit, target: Target): Promise<void> {
  const { request, response, id } = visit;
  const method = httpMethod(request);
  if (method === undefined) {
    return refuse(response, 'METHOD_NOT_ALLOWED', `${request.method} is not possible here`, id);
  }
  const wait = await parts.limits(visit.client, method, visit.path.replace(/^\/api/, ''));
  if (wait !== undefined) {
    return refuse(response, 'TOO_MANY_REQUESTS', 'Too many tries. Please wait a moment and try again', id, {
      'Retry-After': String(wait),
    });
  }
  if (target === 'own') return parts.ownPages(request, response);
  if (target === 'nowhere') return refuse(response, 'NOT_FOUND', 'There is nothing here', id);
  return pass(parts, visit, method, target);
}

async function pass(
  parts: Parts,
  visit: Visit,
  method: HttpMethod,
  target: ServiceName | 'mailbox',
): Promise<void> {
  const { request, response, id, client } = visit;
  const prefix = target === 'mailbox' ? '' : '/api';
  const forwarder = target === 'mailbox' ? parts.mailbox : parts.services[target];
  if (target !== 'mailbox') response.setHeader('Cache-Control', 'no-store');
  const forwarded = request.headers['x-forwarded-proto'];
  const protocol = parts.trustedProxies > 0 && forwarded === 'https' ? 'https' : 'http';
  const headers = requestHeaders(request, { correlationId: id, client, protocol, prefix });
  const path = visit.url.slice(prefix.length);
  const outcome = await forwarder?.forward({ request, response, method, path, headers });
  if (outcome !== 'unreached') return;
  parts.log.warn({ correlation_id: id, target, path: visit.path }, 'service not reached');
  // The rest of an upload that found nobody is not read.
  refuse(
    response,
    'SERVICE_UNAVAILABLE',
    'This part of the portal is not available now. Please try again',
    id,
    {
      'Retry-After': '2',
      Connection: request.complete ? 'keep-alive' : 'close',
    },
  );
}
