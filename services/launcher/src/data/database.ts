import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '@portal/contract';
import { migrateService, provisionDatabase } from '@portal/kit';
import { freePort, startEmbeddedPostgres } from '@portal/kit/postgres';
import type { Config } from '../config.ts';
import { packageFolder } from '../paths.ts';
import { inOneLine, Problem } from '../problem.ts';

/** The database of the portal: the embedded server, or the one in DATABASE_URL. */
export interface PortalDatabase {
  /** Connection of the owner, who may create roles and schemas. */
  adminUrl: string;
  /** Undefined for an external server. */
  embedded: EmbeddedServer | undefined;
  stop: () => Promise<void>;
}

/** The running embedded server. */
export interface EmbeddedServer {
  readonly pid: number;
  readonly port: number;
  /** True if it was already running, so that another process may be using it. */
  readonly reused: boolean;
}

const RETRY_PAUSE = 2000;

/** Opens the database. If the embedded server ends unexpectedly, it is restarted on the same port. */
export async function openPortalDatabase(
  config: Config,
  report: (line: string) => void,
): Promise<PortalDatabase> {
  if (config.databaseUrl !== undefined) {
    return { adminUrl: config.databaseUrl, embedded: undefined, stop: async () => undefined };
  }
  const dataDir = path.join(config.dataDir, 'postgres');
  let server = await startEmbeddedPostgres({ dataDir, port: await freePort() });
  let stopping = false;
  let restarting: Promise<void> | undefined;
  const ensureRunning = async (): Promise<void> => {
    for (;;) {
      await server.exited;
      if (stopping) return;
      report('PostgreSQL ended and is started again');
      restarting = startEmbeddedPostgres({ dataDir, port: server.port }).then(
        (started) => void (server = started),
        (error: unknown) => {
          if (!stopping) report(`PostgreSQL does not start: ${inOneLine(error)}`);
          return pause(RETRY_PAUSE);
        },
      );
      await restarting;
    }
  };
  void ensureRunning();
  return {
    adminUrl: server.url,
    embedded: {
      get pid() {
        return server.pid;
      },
      port: server.port,
      reused: server.reused,
    },
    async stop() {
      stopping = true;
      await server.stop();
      // Wait for a restart in progress, so that its server is stopped too.
      await restarting;
      await server.stop();
    },
  };
}

/** Updates schemas, login roles and tables. Safe at every start. */
export async function prepareDatabase(adminUrl: string, secret: string): Promise<void> {
  try {
    await provisionDatabase({ adminUrl, secret });
    const ran: string[] = [];
    for (const service of SERVICES) {
      const directory = path.join(packageFolder(service), 'migrations');
      ran.push(...(await migrateService({ adminUrl, service, directory })));
    }
    // Provision again, because objects created by the migrations need their grants.
    if (ran.length > 0) await provisionDatabase({ adminUrl, secret });
  } catch (error) {
    throw explainDatabaseError(error, adminUrl);
  }
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the host name cannot be looked up now',
  ETIMEDOUT: 'nothing answers there in time',
  ECONNRESET: 'the server ends the connection',
  '28P01': 'the password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not create roles and schemas',
  '53300': 'the server has too many connections',
};

/** Explains in one line why the database cannot be used, without the password. */
export function explainDatabaseError(error: unknown, adminUrl: string): unknown {
  const code = readCode(error);
  const words = code === undefined ? undefined : CODES[code];
  if (words === undefined) return error;
  const { hostname, port, pathname, username } = new URL(adminUrl);
  const place = `${username}@${hostname}:${port === '' ? '5432' : port}${pathname}`;
  return new Problem(`The database (${place}) cannot be used: ${words}. Check DATABASE_URL.`, {
    cause: error,
  });
}

/** On a full disk the server only closes the connection; the reason is in its log. */
export function withServerLogCause(dataDir: string, error: unknown): unknown {
  const log = path.join(dataDir, 'postgres.log');
  const words = fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '';
  if (!/No space left on device/.test(words)) return error;
  return new Problem(`The disk is full: PostgreSQL cannot write to ${dataDir}.`, { cause: error });
}

/** Connecting to a name with several addresses throws one error that contains the error of each address. */
function readCode(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return readCode(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return String(error.code);
}
