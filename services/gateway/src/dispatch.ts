import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { BEACON_PATH } from '@portal/contract/releases';
import { inSpan, isTracing, say } from '@portal/kit';
import { refusals } from './texts/en/refusals.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { pass, type Visit } from './pass.ts';
import { passBeacon, type BeaconParts } from './releases/beacon.ts';
import { clientAddress, correlationId } from './proxy/headers.ts';
import { httpMethod } from './proxy/http-method.ts';
import { isPlainPath, type Match, type RouteTable } from './proxy/route-table.ts';
import { refuse } from './refuse.ts';
import { setSecurityHeaders } from './security/security-headers.ts';

/** Everything needed to answer a request. */
export interface Parts extends BeaconParts {
  routes: RouteTable;
  limits: RateLimits;
  /** Content-Security-Policy of pages. */
  pagePolicy: string;
  ownPages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Answers one request through a service, the inbox or the gateway's own pages. */
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
  const target = findTarget(parts, path);
  response.setHeader('X-Correlation-Id', id);
  setSecurityHeaders(response, target === 'own' ? 'page' : 'data', path, parts.pagePolicy);
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1000;
    parts.metrics.observe(readName(target), response.statusCode, seconds);
    // Never logs the path, which may contain something typed by a person; the services log the route.
    parts.log.info(
      {
        correlation_id: id,
        method: request.method,
        target: readName(target),
        status: response.statusCode,
        ms: Math.round(seconds * 1000),
      },
      'call',
    );
  });
  await (isTracing() ? traced(parts, visit, target) : answer(parts, visit, target));
}

/** Each trace begins here; trace headers of callers are dropped. */
function traced(parts: Parts, visit: Visit, target: Target): Promise<void> {
  const { request, response, id } = visit;
  const options = {
    name: `${request.method} ${readName(target)}`,
    kind: 'server',
    attributes: { 'http.request.method': request.method ?? '', 'portal.correlation_id': id },
  } as const;
  return inSpan(options, async (span) => {
    const closed = response.closed ? Promise.resolve() : once(response, 'close');
    await answer(parts, visit, target);
    await closed;
    span.set('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span.fail();
  });
}

type Target = Match | 'mailbox' | 'beacon' | 'own' | 'nowhere';

const readName = (target: Target): string => (typeof target === 'string' ? target : target.service);

function findTarget(parts: Parts, path: string): Target {
  if (!path.startsWith('/')) return 'nowhere';
  if (/^\/api\/(docs(\/|$)|openapi\.json$)/.test(path)) return 'own';
  if (path.startsWith('/api/') || path === '/api') return parts.routes(path.slice(4)) ?? 'nowhere';
  // The port of the fakes must be reachable only below /mailbox, however the path is written.
  if (/^\/mailbox(\/|$)/.test(path) && parts.mailbox !== undefined)
    return isPlainPath(path) ? 'mailbox' : 'nowhere';
  return path === BEACON_PATH ? 'beacon' : 'own';
}

async function answer(parts: Parts, visit: Visit, target: Target): Promise<void> {
  const { request, response, id } = visit;
  const method = httpMethod(request);
  if (method === undefined) {
    return refuse(
      response,
      'METHOD_NOT_ALLOWED',
      () => say(refusals.method, { method: request.method ?? '' }),
      id,
    );
  }
  const wait = await parts.limits(
    visit.client,
    method,
    visit.path.replace(/^\/api/, ''),
    request.headers.authorization,
  );
  if (wait !== undefined) {
    const isLast = parts.refusals?.count(request.socket) === true;
    return refuse(response, 'TOO_MANY_REQUESTS', () => say(refusals.tooManyTries), id, {
      'Retry-After': String(wait),
      ...(isLast ? { Connection: 'close' } : {}),
    });
  }
  if (target === 'own' || target === 'nowhere') parts.refusals?.forget(request.socket);
  if (target === 'beacon') return passBeacon(parts, visit, method);
  if (target === 'own') return parts.ownPages(request, response);
  if (target === 'nowhere') return refuse(response, 'NOT_FOUND', () => say(refusals.notFound), id);
  return pass(parts, visit, method, target);
}
