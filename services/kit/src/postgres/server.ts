import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { Client } from 'pg';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { explainFailure, isLeftover } from './explain.ts';
import {
  freePort,
  waitForExit,
  isServerProcess,
  pause,
  readPostmaster,
  waitForExitUnref,
} from './process.ts';
import { chooseRunner, type Runner } from './unprivileged.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster, created if missing. The password is beside it in `<dataDir>.password`. */
  dataDir: string;
  /** Port on 127.0.0.1; by default a free one. A reused server stays on its own port. */
  port?: number;
  /** Further settings as `name=value`, which override the defaults. `fsync=off` is for tests only. */
  flags?: readonly string[];
  /** Database to open, created if missing. */
  database?: string;
  /** Receives progress lines. */
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Superuser connection string, loopback only. */
  url: string;
  port: number;
  pid: number;
  /** Whether a running server was found that a killed parent process had left. */
  reused: boolean;
  /** Resolves when the server is gone, for whatever reason. */
  exited: Promise<void>;
  /** Fast shutdown; resolves when the process has ended. Safe to call twice. */
  stop: () => Promise<void>;
}

const DEFAULT_FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
  // Errors of statements are reported to the client; the server's own file has only what concerns the server.
  'log_min_messages=log',
  'log_min_error_statement=panic',
];
const START_LIMIT = 60_000;
const LEFTOVER_LIMIT = 10_000;
const STOP_LIMIT = 10_000;

/**
 * Starts PostgreSQL from the binaries in node_modules, or takes over the one that is already running on the folder.
 * Issue 2 section 1: works as root and as an ordinary user, with and without install scripts.
 * @throws Error whose message is one line for a person: platform, full disk, busy port, rights
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const flags = [...DEFAULT_FLAGS, ...(options.flags ?? [])];
  const log = options.log ?? (() => undefined);
  const binaries = await findBinaries();
  makeParent(dataDir, options.port ?? 0);
  const runner = chooseRunner(binaries.postgres, dataDir);
  ensureCluster(dataDir, binaries.initdb, runner, !flags.includes('fsync=off'));
  const password = readPassword(dataDir);
  const database = options.database ?? 'portal';

  const running = await findRunning(dataDir);
  if (running !== undefined) log(`PostgreSQL is already running on port ${running.port}`);
  const server =
    running ?? (await launch({ dataDir, flags, binaries, runner, port: options.port ?? (await freePort()) }));
  const address = `postgres://postgres:${password}@127.0.0.1:${server.port}`;
  await ensureDatabase(`${address}/postgres`, database);
  log(`PostgreSQL listens on 127.0.0.1:${server.port}`);
  return {
    url: `${address}/${database}`,
    port: server.port,
    pid: server.pid,
    reused: running !== undefined,
    exited: waitForExitUnref(server.pid),
    stop: () => stop(server.pid, dataDir, binaries, runner),
  };
}

function makeParent(dataDir: string, port: number): void {
  try {
    fs.mkdirSync(path.dirname(dataDir), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(explainFailure(String(error), { dataDir, port }), { cause: error });
  }
}

/** The server of a killed parent process continues to run; it is taken over once it accepts connections again. */
async function findRunning(dataDir: string): Promise<{ pid: number; port: number } | undefined> {
  for (;;) {
    const found = readPostmaster(dataDir);
    if (found === undefined) return undefined;
    if (!isServerProcess(found.pid, dataDir)) {
      fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.ready) return found;
    await pause(25);
  }
}

interface Launch {
  dataDir: string;
  flags: readonly string[];
  binaries: PostgresBinaries;
  runner: Runner;
  port: number;
}

async function launch(start: Launch): Promise<{ pid: number; port: number }> {
  const giveUp = Date.now() + LEFTOVER_LIMIT;
  for (;;) {
    const outcome = await tryLaunch(start);
    if (outcome.pid !== undefined) return { pid: outcome.pid, port: start.port };
    if (!isLeftover(outcome.output) || Date.now() > giveUp)
      throw new Error(explainFailure(outcome.output, start));
    await pause(200);
  }
}

/** One attempt to start. The server writes to a file: a pipe whose reader is gone or slow would block it. */
async function tryLaunch(start: Launch): Promise<{ pid?: number; output: string }> {
  const logFile = `${start.dataDir}.log`;
  const file = fs.openSync(logFile, 'w', 0o600);
  const settings = start.flags.flatMap((flag) => ['-c', flag]);
  const [program, args] = start.runner.wrap(start.binaries.postgres, [
    '-D',
    start.dataDir,
    '-p',
    String(start.port),
    ...settings,
  ]);
  // Detached, so that Ctrl-C in a terminal reaches only the parent, which then stops the server properly.
  const child = spawn(program, args, {
    ...start.runner.owner,
    stdio: ['ignore', file, file],
    detached: true,
  });
  fs.closeSync(file);
  const failed = await readyOrFailed(child, start.dataDir);
  child.unref();
  if (failed === undefined && child.pid !== undefined) return { pid: child.pid, output: '' };
  return { output: `${failed ?? ''}\n${fs.readFileSync(logFile, 'utf8')}` };
}

async function readyOrFailed(child: ChildProcess, dataDir: string): Promise<string | undefined> {
  const failures: string[] = [];
  child.once('error', (error) => failures.push(error.message));
  child.once('exit', (code) => failures.push(`exit code ${code}`));
  const giveUp = Date.now() + START_LIMIT;
  while (failures.length === 0) {
    const postmaster = readPostmaster(dataDir);
    if (postmaster?.pid === child.pid && postmaster?.ready === true) return undefined;
    if (Date.now() > giveUp) {
      child.kill('SIGKILL');
      return `no answer after ${START_LIMIT / 1000} s`;
    }
    await pause(10);
  }
  return failures[0];
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function stop(pid: number, dataDir: string, binaries: PostgresBinaries, runner: Runner): Promise<void> {
  if (!isServerProcess(pid, dataDir)) return;
  if (process.platform === 'win32') {
    const [program, args] = runner.wrap(binaries.pg_ctl, ['stop', '-D', dataDir, '-m', 'fast', '-w']);
    spawnSync(program, args, { stdio: 'ignore' });
  } else {
    process.kill(pid, 'SIGINT');
  }
  // On a full disk a recovering server never finishes its shutdown, so it is then signaled to stop immediately.
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    if (await goneWithin(pid, STOP_LIMIT)) return;
    if (isServerProcess(pid, dataDir)) process.kill(pid, signal);
  }
  await waitForExit(pid);
}

async function goneWithin(pid: number, limit: number): Promise<boolean> {
  const late = new AbortController();
  const timer = delay(limit, false, { signal: late.signal }).catch(() => false);
  const ended = await Promise.race([waitForExit(pid).then(() => true), timer]);
  late.abort();
  return ended;
}
