/** Builds a Koa app from handlers: correlation id, log, metrics, authentication, validation, errors. */
import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import {
  CONFIRM_CHANGE_HEADER,
  isGuarded,
  needsConfirmation,
  parseKey,
  type EndpointDefinition,
} from '@portal/contract';
import type { Language } from '@portal/contract/language';
import Koa, { type Context } from 'koa';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { answers as words } from '../texts/en/answers.ts';
import {
  actsAs,
  checkCallScope,
  checkExpandScopes,
  cookieName,
  SERVICE_TOKEN_HEADER,
  TOKEN_COOKIE,
  type Actor,
  type Authenticate,
} from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import { AppError, forbidden, notSignedIn } from '../errors.ts';
import { inLanguage, offeredChoice, readWantedLanguage, say, setLanguage } from '../language/index.ts';
import { registerMetrics, type Metric } from '../metrics/index.ts';
import type { Logger } from '../logging.ts';
import { narrowRows } from '../resource/narrow-rows.ts';
import { inSpan, isTracing, type OpenSpan } from '../traces/index.ts';
import type { Answer, Call, Handler } from './call.ts';
import { logConnectionFault } from './connection-fault.ts';
import { unknownPath, writeError } from './error-translator.ts';
import { checkMediaType, readJson } from './json-body.ts';
import { createSeenVersions, type SeenVersions } from './seen-versions.ts';
import { parseInput, parseParams, parseQuery } from './validate.ts';

export interface AppParts {
  readonly name: string;
  readonly handlers: readonly Handler[];
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly log: Logger;
  /** Origin of the portal's pages, used to check unsafe methods. */
  readonly publicUrl: string;
  /** Whether changes in someone else's name must be confirmed: everywhere except in development. */
  readonly requiresConfirmation: boolean;
  /** Languages in which callers may be answered. */
  readonly languages: readonly Language[];
  readonly metrics?: readonly Metric[];
  /** Reports the endpoints that the service serves and calls. */
  readonly contract?: Koa.Middleware;
  /** False during start and shutdown; the load balancer then sends no requests. */
  readonly isReady: () => Promise<boolean>;
}

const CORRELATION = /^[\w-]{8,64}$/;

export function createApp(parts: AppParts): Koa {
  const app = new Koa({ proxy: true });
  const { registry, observe } = createMetrics(parts.name);
  registerMetrics(registry, parts.metrics ?? [], parts.log);
  app.on('error', (error: unknown, context?: Context) =>
    logConnectionFault(parts.log, error, context?.response.get('X-Correlation-Id')),
  );

  app.use(async (context, next) => {
    const given = context.get('X-Correlation-Id');
    const correlationId = CORRELATION.test(given) ? given : randomUUID();
    const started = performance.now();
    context.state['correlationId'] = correlationId;
    context.set('X-Correlation-Id', correlationId);
    context.set('Cache-Control', 'no-store');
    const answer = async (): Promise<void> => {
      try {
        await next();
      } catch (error) {
        writeError(context, error, correlationId, parts.log);
      }
    };
    const speaking = (): Promise<void> =>
      inLanguage(readWantedLanguage(context, parts.languages), answer, parts.languages);
    await (isTracing() && !isForMachines(context) ? traced(context, correlationId, speaking) : speaking());
    const route = String(context.state['route'] ?? 'none');
    const milliseconds = performance.now() - started;
    observe(route, context.status, milliseconds / 1000);
    // Sent only while statements are logged for measurements; no one else may learn how long the service took.
    if (process.env['SQL_LOG_FILE']) context.set('Server-Timing', `service;dur=${milliseconds.toFixed(2)}`);
    logAccess(parts.log, context, { correlationId, route, milliseconds });
  });

  app.use(healthRoutes(parts, registry));
  if (parts.contract) app.use(parts.contract);
  const router = new Router();
  const seen = createSeenVersions(parts.database, parts.log);
  for (const handler of parts.handlers) {
    const { method, path } = parseKey(handler.key);
    const answer = (context: Context) => {
      context.state['route'] = handler.key;
      return serve(context, handler, parts, seen);
    };
    // A trailing slash is optional.
    router.register(path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''), [method], [answer]);
  }
  app.use(router.routes());
  app.use((context) => {
    const allowed = router.match(context.path, context.method).path;
    if (allowed.length > 0)
      throw new AppError('METHOD_NOT_ALLOWED', say(words.method, { method: context.method }));
    throw unknownPath();
  });
  return app;
}

/** Calls that balancers and Prometheus send every few seconds. */
const isForMachines = ({ path }: Context): boolean => path.startsWith('/health/') || path === '/metrics';

/** Records the route and not the path, which may contain something typed by a person. */
function traced(context: Context, correlationId: string, answer: () => Promise<void>): Promise<void> {
  const options = {
    name: context.method,
    kind: 'server',
    attributes: { 'http.request.method': context.method, 'portal.correlation_id': correlationId },
    parent: context.get('traceparent') || undefined,
  } as const;
  return inSpan(options, async (span: OpenSpan) => {
    await answer();
    const route = String(context.state['route'] ?? 'none');
    span.rename(route);
    span.set('http.route', route);
    span.set('http.response.status_code', context.status);
    if (context.status >= 500) span.fail();
  });
}

/** Logs one line for each call. It has the person's id and the route, and no personal data. */
function logAccess(
  log: Logger,
  context: Context,
  call: { readonly correlationId: string; readonly route: string; readonly milliseconds: number },
): void {
  const actor = context.state['actor'] as Actor | undefined;
  log.info(
    {
      correlation_id: call.correlationId,
      method: context.method,
      route: call.route,
      status: context.status,
      ms: Math.round(call.milliseconds),
      actor: actor?.userId || null,
      ...(actor?.machineKey ? { machine_key: actor.machineKey.id } : {}),
      ...(actor?.impersonatorId ? { impersonator: actor.impersonatorId } : {}),
      ...(actor?.kind === 'service' ? { calling_service: actor.service } : {}),
    },
    'call',
  );
}

async function serve(context: Context, handler: Handler, parts: AppParts, seen: SeenVersions): Promise<void> {
  const { endpoint } = handler;
  const correlationId = String(context.state['correlationId']);
  const { role, ...search } = context.query;
  const isUse = endpoint.polled !== true;
  const actor = await parts.authenticate(readCredentials(context, role, parts.publicUrl), isUse);
  context.state['actor'] = actor;
  setLanguage(offeredChoice(actor.language, parts.languages));
  checkCallScope(actor, handler.key);
  checkAccess(endpoint, actor);
  if (parts.requiresConfirmation) checkConfirmed(context, handler, actor);
  if (!SAFE.has(context.method)) checkMediaType(context.req, endpoint);
  const isJson = endpoint.body !== undefined && endpoint.bodyKind !== 'multipart';
  // Reads the body only now, so that nothing is read for a caller without access.
  const sent = isJson ? await readJson(context.req, endpoint) : undefined;
  const { method, path } = context;
  const seenCall = { key: handler.key, method, path, sessionId: actor.sessionId };
  const named = isGuarded(endpoint) ? context.get('If-Match') || undefined : undefined;
  const seenVersion = named === undefined ? await seen.find(seenCall, endpoint) : undefined;
  const query = parseQuery(endpoint.query, search);
  checkExpandScopes(actor, handler.key, query);
  const call = {
    actor,
    params: parseParams(endpoint.params, context['params']),
    query,
    body: isJson ? parseInput(endpoint.body, sent) : undefined,
    ifMatch: named ?? (endpoint.versionOf && seenVersion),
    seenVersion,
    needsVersion: endpoint.versionOf !== undefined,
    correlationId,
    author: {
      actorId: actor.userId || null,
      impersonatorId: actor.impersonatorId,
      machineKeyId: actor.machineKey?.id ?? null,
      correlationId,
    },
    database: parts.database,
    log: parts.log,
    context,
  } as unknown as Call;
  const result = await handler.run(call);
  if ('raw' in result) return seen.store(seenCall, { etag: context.response.get('ETag') || undefined });
  context.status = endpoint.status ?? 200;
  if ('json' in result) {
    context.type = 'json';
    context.body = result.json;
    return;
  }
  if (result.etag) context.set('ETag', result.etag);
  // Without the type, koa would answer a null body with 204.
  if (endpoint.response) context.type = 'json';
  context.body = presentBody(endpoint, result);
  if (endpoint.status === 204) context.status = 204;
  await seen.store(seenCall, result);
}

/** Answers are parsed too, so that a field outside of the contract never leaves the service. */
export function presentBody({ response }: EndpointDefinition, { body, shown }: Answer<unknown>): unknown {
  const parsed = response ? response.parse(body) : null;
  return shown ? narrowList(parsed as { results: object[] }, shown) : parsed;
}

/** A list whose rows have only the `shown` fields. */
const narrowList = (list: { readonly results: readonly object[] }, shown: readonly string[]): object => ({
  ...list,
  results: narrowRows(list.results, shown),
});

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Token from the Authorization header or the cookie. With the cookie, an unsafe method must come from our own pages. */
function readCredentials(context: Context, role: unknown, publicUrl: string) {
  if (Array.isArray(role)) throw forbidden(words.foreignRole);
  const bearer = /^Bearer (.+)$/.exec(context.get('Authorization'))?.[1];
  const cookie = context.cookies.get(cookieName(TOKEN_COOKIE, publicUrl));
  if (!bearer && cookie && !SAFE.has(context.method)) {
    const site = context.get('Sec-Fetch-Site');
    const origin = context.get('Origin');
    const foreign =
      (site !== '' && site !== 'same-origin' && site !== 'none') || (origin !== '' && origin !== publicUrl);
    if (foreign) throw forbidden(words.otherSite);
  }
  return {
    token: bearer ?? cookie,
    role: typeof role === 'string' ? role : undefined,
    serviceToken: context.get(SERVICE_TOKEN_HEADER) || undefined,
    address: context.ip,
  };
}

export function checkAccess({ access, services = [] }: EndpointDefinition, actor: Actor): void {
  if (actor.kind === 'service') {
    if (!actor.service || !services.includes(actor.service)) throw forbidden(words.otherService);
    return;
  }
  if (access === 'anyone') return;
  if (actor.kind === 'anonymous') throw notSignedIn();
  if (access !== 'signed-in' && !actsAs(actor, ...access)) throw forbidden();
}

/** A person acting for someone else must confirm each change (spec 1 section 4, WARNING PRODUCTION CHANGE). */
function checkConfirmed(context: Context, { key }: Handler, { impersonatorId }: Actor): void {
  if (impersonatorId === null || !needsConfirmation(key)) return;
  if (context.get(CONFIRM_CHANGE_HEADER) !== 'true')
    throw new AppError('CONFIRM_PRODUCTION_CHANGE', words.confirmFirst);
}

function healthRoutes(parts: AppParts, registry: Registry): Koa.Middleware {
  return async (context, next) => {
    switch (context.path) {
      case '/health/live':
        context.body = { status: 'ok' };
        return;
      case '/health/ready': {
        const ready = await parts.isReady();
        context.status = ready ? 200 : 503;
        context.body = { status: ready ? 'ok' : 'unavailable' };
        return;
      }
      case '/metrics':
        context.type = registry.contentType;
        context.body = await registry.metrics();
        return;
      default:
        await next();
    }
  };
}

function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to answer by endpoint',
    labelNames: ['route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'portal_answers_total',
    help: 'Answers by endpoint and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  return {
    registry,
    observe: (route: string, status: number, duration: number): void => {
      seconds.observe({ route }, duration);
      answers.inc({ route, status: String(status) });
    },
  };
}
