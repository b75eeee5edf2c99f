import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { mapServices } from '@portal/contract';
import { createLogger, type Logger } from '@portal/kit';
import { BEACON_LIMIT } from './releases/beacon.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { handle, type Parts } from './dispatch.ts';
import type { GatewayConfig } from './gateway.config.ts';
import { createMetrics } from './gateway.metrics.ts';
import { createPlaces, limitConnections } from './limits/places.ts';
import { createLimit, createRateLimits } from './limits/rate-limits.ts';
import { createRefusals } from './limits/refusals.ts';
import { createUnanswered } from './limits/unanswered.ts';
import { PAGE_POLICY, RECAPTCHA_PAGE_POLICY } from './security/security-headers.ts';
import { createOwnPages } from './own-pages.ts';
import { SessionBuckets } from './static/session-bucket.ts';
import { createForwarder } from './proxy/forward.ts';
import { createRouteTable, declaredRoutes } from './proxy/route-table.ts';

export interface RunningGateway {
  port: number;
  /** Accepts no more connections, finishes running requests and ends. */
  stop: () => Promise<void>;
}

const DRAIN_LIMIT = 10_000;
/** Milliseconds between checks for incomplete request heads. */
const HEAD_CHECK = 1000;
/** Milliseconds after which a connection without a request is closed. */
const IDLE = 30_000;
/** Longer than a proxy keeps one open: a write on a connection that is just closing fails and may not be repeated. */
const IDLE_BEHIND_PROXY = 75_000;

/** Starts the gateway, the only entry to the portal. Tests pass `log`; by default JSON lines go to standard output. */
export async function startGateway(
  config: GatewayConfig,
  log: Logger = createLogger('gateway'),
): Promise<RunningGateway> {
  let draining = false;
  const metrics = createMetrics();
  const services = mapServices((service) => createForwarder(config.services[service], config.timeouts));
  const refusals = createRefusals(() => metrics.refused('unheeded'));
  const store = new ReleaseStore(config.releasesDir);
  // All gateways have the hash of core's token, so it is the cookies' key. Without it, reports are not evaluated.
  const sessions = new SessionBuckets(config.serviceTokenHashes?.core);
  const parts: Parts = {
    store,
    sessions,
    beaconLimit: createLimit(BEACON_LIMIT),
    trustedProxies: config.trustedProxies,
    routes: createRouteTable(declaredRoutes()),
    services,
    mailbox: config.mailbox === undefined ? undefined : createForwarder(config.mailbox, config.timeouts),
    limits: createRateLimits(config.limits),
    places: {
      requests: createPlaces(config.places.requests),
      transfers: createPlaces(config.places.transfers),
    },
    refusals: config.trustedProxies === 0 ? refusals : undefined,
    timeouts: config.timeouts,
    pagePolicy: config.usesRecaptcha ? RECAPTCHA_PAGE_POLICY : PAGE_POLICY,
    ownPages: createOwnPages(config, { store, sessions, log, metrics, isReady: () => !draining }).callback(),
    metrics,
    log,
  };
  const unanswered = createUnanswered(refusals, () => metrics.refused('unanswered'));
  const server = http.createServer(
    {
      headersTimeout: config.timeouts.head,
      requestTimeout: config.timeouts.upload,
      keepAliveTimeout: config.trustedProxies > 0 ? IDLE_BEHIND_PROXY : IDLE,
      connectionsCheckingInterval: Math.min(HEAD_CHECK, config.timeouts.head),
    },
    (request, response) => {
      if (!unanswered.admit(request, response)) return;
      if (draining) response.setHeader('Connection', 'close');
      handle(parts, request, response).catch((error: unknown) => {
        log.error({ err: error }, 'gateway failed');
        response.destroy();
      });
    },
  );
  server.setTimeout(config.timeouts.silence);
  if (config.trustedProxies === 0)
    limitConnections(server, config.places.connections, refusals, () => metrics.refused('connection'));
  await listen(server, config.port, config.host);
  return {
    port: readPort(server),
    async stop() {
      draining = true;
      await pause(config.drainSeconds * 1000);
      await close(server);
      await Promise.all(Object.values(services).map((forwarder) => forwarder.close()));
      await parts.mailbox?.close();
    },
  };
}

function listen(server: http.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function readPort(server: http.Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Closes connections one by one as they become idle; those that are still busy at the limit are cut. */
async function close(server: http.Server): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(limit);
}
