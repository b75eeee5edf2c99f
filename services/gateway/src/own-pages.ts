import Koa, { type Context, type Middleware } from 'koa';
import { type Logger, logConnectionFault, sameSecret, say } from '@portal/kit';
import { refusals } from './texts/en/refusals.ts';
import { apiDocs } from './docs/api-docs.ts';
import type { GatewayConfig } from './gateway.config.ts';
import type { GatewayMetrics } from './gateway.metrics.ts';
import { refuse } from './refuse.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { releaseApiMiddleware } from './releases/release-api.ts';
import { RemotesRegistry } from './releases/remotes.ts';
import type { SessionBuckets } from './static/session-bucket.ts';
import { licencesRoute } from './static/licences.ts';
import { remoteFiles, remotesRoute, shellFiles } from './static/app-pages.ts';

/** Pages that the gateway answers itself: health, registry, apps, API documents. */
export function createOwnPages(
  config: GatewayConfig,
  parts: {
    store: ReleaseStore;
    sessions: SessionBuckets;
    log: Logger;
    metrics: GatewayMetrics;
    isReady: () => boolean;
  },
): Koa {
  const { store } = parts;
  const registry = new RemotesRegistry(store, (line) => parts.log.warn(line));
  const app = new Koa();
  app.on('error', (error: unknown, context?: Context) =>
    logConnectionFault(parts.log, error, context && readId(context)),
  );
  app.use(async (context, next) => {
    try {
      await next();
    } catch (error) {
      parts.log.error({ err: error }, 'own page failed');
      context.respond = false;
      refuse(context.res, 'SERVER_ERROR', () => say(refusals.serverError), readId(context));
      return;
    }
    if (context.status === 404 && !context.body) {
      context.respond = false;
      refuse(context.res, 'NOT_FOUND', () => say(refusals.notFound), readId(context));
    }
  });
  app.use(healthRoutes(config, parts));
  app.use(releaseApiMiddleware(store, config));
  app.use(apiDocs(config.version));
  app.use(licencesRoute(store));
  app.use(remotesRoute(store, registry, config.remotesFile, parts.sessions));
  app.use(remoteFiles(store));
  app.use(shellFiles(store, parts.sessions, config.trustedProxies));
  return app;
}

function readId(context: Context): string {
  return context.response.get('X-Correlation-Id');
}

type MetricsAccess = Pick<GatewayConfig, 'trustedProxies' | 'metricsToken'>;

function healthRoutes(
  access: MetricsAccess,
  parts: { metrics: GatewayMetrics; isReady: () => boolean },
): Middleware {
  return async (context, next) => {
    switch (context.path) {
      case '/health/live':
        context.body = { status: 'ok' };
        return;
      case '/health/ready':
        context.status = parts.isReady() ? 200 : 503;
        context.body = { status: parts.isReady() ? 'ok' : 'unavailable' };
        return;
      case '/metrics':
        // Metrics are for operators; everyone else gets a 404.
        if (!maySeeMetrics(access, context)) return;
        context.set('Content-Type', parts.metrics.contentType);
        context.body = await parts.metrics.text();
        return;
      default:
        await next();
    }
  };
}

/** A private address proves nothing: behind a container's port every visitor has one. */
function maySeeMetrics({ trustedProxies, metricsToken }: MetricsAccess, context: Context): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(context.get('Authorization')) ?? [];
  if (metricsToken !== undefined && given !== undefined && sameSecret(given, metricsToken)) return true;
  const isHere = /^(::1|(::ffff:)?127\.[\d.]+)$/i.test(context.req.socket.remoteAddress ?? '');
  return isHere && trustedProxies === 0 && context.get('X-Forwarded-For') === '';
}
