/** A service: its declaration, its start and its shutdown. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, requiresConfirmation, type EndpointKey, type ServiceName } from '@portal/contract';
import { createAuthenticate, createVerifier, readServiceTokenHashes } from './auth/index.ts';
import { isLostConnection, openDatabase, readClockDays, sql, type Database } from './database/index.ts';
import { databaseMetrics } from './metrics/index.ts';
import { createApp } from './http/app.ts';
import type { Handler } from './http/call.ts';
import { contractRoute } from './http/contract-route.ts';
import { startJobs } from './jobs/jobs.ts';
import { offeredLanguages } from './language/index.ts';
import { createLogger, type Logger } from './logging.ts';
import { startTraces } from './traces/index.ts';
import {
  readDrainSeconds,
  readPortalEnvironment,
  readSettings,
  readTimeZone,
  readTlsIdentity,
  type TlsIdentity,
  refuseProductionRisks,
} from './settings/index.ts';
import type { ServiceDefinition, ServiceEnvironment, ServiceParts } from './service-definition.ts';

/** Reads the variables, including secrets in files; an error names each missing one in a clear line. */
export function readServiceEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): ServiceEnvironment {
  const variables = readSettings(given);
  const needed = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const publicUrl = new URL(needed('PUBLIC_URL'));
  if (readPortalEnvironment(variables) === 'production' && publicUrl.protocol !== 'https:')
    throw new Error('PUBLIC_URL: production needs an address with https://');
  refuseProductionRisks(variables);
  return {
    databaseUrl: needed('DATABASE_URL'),
    authPublicKey: needed('AUTH_PUBLIC_KEY'),
    serviceToken: needed('SERVICE_TOKEN'),
    serviceTokenHashes: readServiceTokenHashes(needed('SERVICE_TOKEN_HASHES')),
    publicUrl: publicUrl.origin,
    port: Number(variables['SERVICE_PORT'] ?? 0),
    tls: readTlsIdentity(variables),
    variables,
  };
}

export interface RunningService {
  readonly port: number;
  readonly url: string;
  /** The handlers of the service, for tests that check it against its own tables. */
  readonly handlers: readonly Handler[];
  stop(): Promise<void>;
}

/**
 * Starts listening on loopback, and then on its queues. `isListening` is called between the two.
 * @throws when the contract and the handlers do not agree
 */
export async function startService(
  definition: ServiceDefinition,
  environment: ServiceEnvironment,
  isListening: (port: number) => void = () => undefined,
): Promise<RunningService> {
  const drainSeconds = readDrainSeconds(environment.variables);
  const log = createLogger(definition.name, environment.variables['LOG_LEVEL'] ?? 'info');
  const timeZone = readTimeZone(environment.variables);
  const database = (environment.openDatabase ?? openDatabase)({
    url: environment.databaseUrl,
    applicationName: `portal-${definition.name}`,
    timeZone,
    clockDays: readClockDays(environment.variables['CLOCK'], timeZone),
  });
  const languages = offeredLanguages(environment.variables);
  const parts: ServiceParts = { database, log, environment };
  const handlers = definition.handlers(parts);
  checkComplete(definition.name, handlers);
  let draining = false;
  const app = createApp({
    name: definition.name,
    handlers,
    database,
    log,
    publicUrl: environment.publicUrl,
    requiresConfirmation: requiresConfirmation(readPortalEnvironment(environment.variables)),
    authenticate: createAuthenticate(
      database,
      createVerifier(environment.authPublicKey),
      environment.serviceTokenHashes,
    ),
    languages,
    metrics: [...databaseMetrics(database), ...(definition.metrics?.(database) ?? [])],
    contract: contractRoute({
      name: definition.name,
      calls: definition.calls ?? [],
      version: environment.variables['PORTAL_VERSION'],
    }),
    isReady: async () => !draining && (await isReachable(database)),
  });
  const answer = app.callback();
  const server = openServer(environment.tls, (incoming, outgoing) => void answer(incoming, outgoing));
  server.keepAliveTimeout = 65_000;
  // The gateway cuts off callers who send too slowly; a chunk of a large file takes minutes on a slow connection.
  server.requestTimeout = 30 * 60_000;
  await listen(server, environment.port, environment.variables['SERVICE_HOST'] ?? '127.0.0.1');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : environment.port;
  isListening(port);
  const events = definition.events?.(parts) ?? [];
  const jobs =
    events.length > 0
      ? await startJobs({ url: environment.databaseUrl, service: definition.name, log, languages })
      : undefined;
  await jobs?.work(events);
  const stopBackground = await definition.background?.(parts);
  log.info({ port }, 'ready');

  return {
    port,
    url: `${environment.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    handlers,
    async stop() {
      draining = true;
      await pause(drainSeconds * 1000);
      server.closeIdleConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), 5000).unref();
      });
      await stopBackground?.();
      await jobs?.stop();
      await database.close();
    },
  };
}

/** Checks that the handlers serve exactly the endpoints that the contract assigns to this service, each once. */
function checkComplete(service: ServiceName, handlers: readonly Handler[]): void {
  const promised = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) => endpoints[key as keyof typeof endpoints].service === service,
  );
  const served = handlers.map((handler) => handler.key as EndpointKey);
  const missing = promised.filter((key) => !served.includes(key));
  const extra = served.filter((key, index) => !promised.includes(key) || served.indexOf(key) !== index);
  if (missing.length || extra.length)
    throw new Error(
      `${service} and the contract differ. Not served: ${missing.join(', ') || 'none'}. Not promised or twice: ${extra.join(', ') || 'none'}`,
    );
}

async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.run(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

const openServer = (tls: TlsIdentity | undefined, answer: RequestListener): Server =>
  tls ? createTlsServer({ ...tls, minVersion: 'TLSv1.2' }, answer) : createServer(answer);

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * The queue's listener drops a connection with a late heartbeat before the pooler reports that it is gone, so no one
 * handles that error. The listener has reconnected by then, so the process continues. Any other uncaught error ends the
 * process, as by default.
 */
function endOnFaults(log: Logger): void {
  process.on('uncaughtException', (error) => {
    if (isLostConnection(error)) {
      log.warn({ err: error }, 'a connection that was given up is gone');
      return;
    }
    console.error(error);
    process.exit(1);
  });
}

/** Runs a service as a separate process: reports to its parent when it is ready, drains on SIGTERM, ends with its parent. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  endOnFaults(createLogger(definition.name));
  // A separate function, so that the error for a missing variable is one line too.
  const start = async () => {
    const environment = readServiceEnvironment(process.env);
    const endTraces = await startTraces(definition.name, environment.variables);
    await waitForStartMessage();
    const service = await startService(
      definition,
      environment,
      (port) => void process.send?.({ type: 'ready', port }),
    );
    const stop = async (): Promise<void> => {
      try {
        await service.stop();
      } finally {
        await endTraces();
      }
    };
    return { ...service, stop };
  };
  const starting = start();
  let leaving = false;
  const leave = () => {
    if (leaving) return;
    leaving = true;
    // A service that is still starting may already be answering calls, so it is drained too.
    const stopped = starting.then((running) => running.stop());
    void stopped.finally(() => process.exit(0));
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  process.on('disconnect', leave);
  await starting.catch((error: unknown) => {
    console.error(`${definition.name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
}

/** If the parent's database is not ready yet, the service loads its modules and then waits for a message. */
async function waitForStartMessage(): Promise<void> {
  if (process.env['WAIT_FOR_START_MESSAGE'] === 'yes') await once(process, 'message');
}
