import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '@portal/kit/postgres';
import { makePrivateFolder } from './data/private-folder.ts';
import { ensureAppsForStart } from './apps/ensure-apps.ts';
import type { Config } from './config.ts';
import { findBundle } from './bundles/find-bundle.ts';
import { withServerLogCause, openPortalDatabase, type PortalDatabase } from './data/database.ts';
import type { Preparation } from './data/preparation.ts';
import { loadSecrets, type Secrets } from './data/secrets.ts';
import type { ChildSpec } from './processes/child.ts';
import { checkPort } from './processes/check-port.ts';
import {
  callableAddress,
  fakesProgram,
  gatewayProgram,
  servicePrograms,
  takePorts,
} from './processes/programs.ts';
import { checkAlone, removeRunFile, writeRunFile } from './processes/run-file.ts';
import { runWorker } from './processes/run-worker.ts';
import { supervise, type Supervised } from './processes/supervisor.ts';
import { createWaits, waitFor } from './processes/waits.ts';

const PREPARE_FILE = path.join(import.meta.dirname, 'data/prepare-worker.ts');

/** A running portal that is ready. */
export interface Portal {
  url: string;
  /** Whether it has the built-in mail inbox. */
  hasMailbox: boolean;
  programs: readonly Supervised[];
}

/** Differences from an ordinary start. */
export interface PortalMode {
  /** Where the gateway listens if the browser does not connect to it directly. */
  gateway?: { host: string; port: number; remotesFile: string };
}

/** Everything that was started, in the order in which it must be stopped: the gateway first, the database last. */
export class Running {
  readonly #ends: (() => Promise<void>)[] = [];
  readonly #leaving = new AbortController();
  #ending: Promise<void> | undefined;

  /** Aborted when stopping begins; from then on nothing is restarted. */
  get leaving(): AbortSignal {
    return this.#leaving.signal;
  }

  /** Registers how to stop something. */
  add(end: () => Promise<void>): void {
    this.#ends.unshift(end);
  }

  /** Stops everything. Safe to call twice. */
  end(): Promise<void> {
    this.#leaving.abort();
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    for (const end of this.#ends) await end().catch(() => undefined);
  }
}

/**
 * Starts the whole portal. Everything started is registered in `running` immediately, so that it can be stopped at any
 * time, even during the start.
 * @throws Problem or ConfigError with the line to print
 */
export async function startPortal(
  config: Config,
  running: Running,
  report: (line: string) => void,
  mode: PortalMode = {},
): Promise<Portal> {
  makePrivateFolder(config.dataDir);
  checkAlone(config.dataDir);
  await checkPort(config.port, config.host);
  running.add(async () => removeRunFile(config.dataDir));
  writeRunFile(config.dataDir, { pid: process.pid, url: config.publicUrl, programs: {} });
  emptyLogs(config.dataDir);

  const building =
    mode.gateway === undefined && config.buildApps
      ? ensureAppsForStart({ releasesDir: config.releasesDir, report, leaving: running.leaving })
      : undefined;
  building?.catch(() => undefined);
  const secrets = loadSecrets(config.dataDir);
  const opening = openPortalDatabase(config, report);
  // Registered before the server has started, so that stopping now waits for it and then stops it.
  running.add(async () => (await opening).stop());
  const waits = createWaits(report);
  const preparing = waitFor(
    waits,
    'the database',
    prepare(config, opening, secrets, report, running.leaving),
  );

  const started: Supervised[] = [];
  running.add(() => stopInOrder(started));
  const starting: Promise<void>[] = [];
  // When stopping begins, programs that are still loading are killed; this waits until all of them are gone.
  running.add(async () => void (await Promise.allSettled(starting)));
  const start = (spec: ChildSpec): Promise<void> => {
    // In development programs run from their sources, because those change.
    const file = mode.gateway === undefined ? (findBundle(spec.file) ?? spec.file) : spec.file;
    const begun = supervise({ ...spec, file }, report, running.leaving, waits).then(
      (program) => void started.push(program),
    );
    starting.push(begun);
    return begun;
  };
  const ports = await takePorts();
  const inbox =
    config.outside['SMTP_URL'] === undefined ? { http: await freePort(), smtp: await freePort() } : undefined;
  const fakes = inbox === undefined ? [] : [fakesProgram(config, inbox)];
  const smtpUrl = inbox === undefined ? undefined : `smtp://127.0.0.1:${inbox.smtp}`;
  const host = mode.gateway?.host ?? config.host;
  const port = mode.gateway?.port ?? config.port;
  const gateway = gatewayProgram(config, {
    ports,
    mailboxPort: inbox?.http,
    secrets,
    host,
    port,
    remotesFile: mode.gateway?.remotesFile,
  });
  const services = async (): Promise<void> => {
    const { adminUrl } = await opening;
    const parts = {
      adminUrl,
      secrets,
      ports,
      smtpUrl,
      gatewayUrl: callableAddress(host, port),
      fakesPort: inbox?.http,
    };
    // The services load while the database is prepared, and begin when it is ready.
    await Promise.all(servicePrograms(config, parts).map((spec) => start({ ...spec, mayBegin: preparing })));
  };
  // The first failure ends the start, even while others are still loading.
  await Promise.all([preparing, services(), ...[...fakes, gateway].map(start), building]);
  const database = await opening;
  // A program that ended while others were loading is being restarted. The portal is ready only when all programs are.
  await Promise.all(started.map((program) => program.whenFinished()));

  recordRunFile(config, running, database, started, inbox?.smtp);
  return { url: config.publicUrl, hasMailbox: inbox !== undefined, programs: started };
}

async function prepare(
  config: Config,
  opening: Promise<PortalDatabase>,
  secrets: Secrets,
  report: (line: string) => void,
  leaving: AbortSignal,
): Promise<void> {
  const database = await opening;
  const preparation: Preparation = {
    adminUrl: database.adminUrl,
    secret: secrets.database,
    dataDir: config.dataDir,
    demoData: config.demoData,
  };
  try {
    await runWorker(PREPARE_FILE, preparation, report, leaving);
  } catch (error) {
    throw database.embedded === undefined ? error : withServerLogCause(config.dataDir, error);
  }
}

/**
 * Stops the gateway first, so that running requests get their answers, then the other programs. The mail inbox stops
 * last, to receive the last mails.
 */
async function stopInOrder(programs: readonly Supervised[]): Promise<void> {
  const stage = ({ name }: Supervised): number => ['gateway', 'fakes'].indexOf(name);
  for (const turn of [0, -1, 1]) {
    await Promise.all(programs.filter((program) => stage(program) === turn).map((program) => program.stop()));
  }
}

/** Each start begins new logs and saves those of the previous start. */
function emptyLogs(dataDir: string): void {
  const folder = path.join(dataDir, 'logs');
  fs.rmSync(`${folder}.old`, { recursive: true, force: true });
  if (fs.existsSync(folder)) fs.renameSync(folder, `${folder}.old`);
}

function recordRunFile(
  config: Config,
  running: Running,
  database: PortalDatabase,
  programs: readonly Supervised[],
  smtpPort: number | undefined,
): void {
  let last = '';
  const write = (): void => {
    const run = {
      pid: process.pid,
      url: config.publicUrl,
      ...(smtpPort === undefined ? {} : { smtpPort }),
      ...(database.embedded === undefined
        ? {}
        : { postgres: { pid: database.embedded.pid, port: database.embedded.port } }),
      programs: Object.fromEntries(programs.map(({ name, pid, ready }) => [name, { pid, port: ready.port }])),
    };
    const text = JSON.stringify(run);
    if (text !== last) writeRunFile(config.dataDir, run);
    last = text;
  };
  write();
  // Process ids change when a program is restarted, so the file is updated regularly.
  const timer = setInterval(write, 250);
  running.add(async () => clearInterval(timer));
}
