/** Starts two of each program on one machine, in the order of their dependencies. */
import { createHmac } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '@portal/contract';
import { serviceDatabaseUrl } from '@portal/kit';
import {
  callableAddress,
  checkAlone,
  checkPort,
  DEMO_SIZE,
  ensureAppsForStart,
  fakesProgram,
  gatewayProgram,
  loadSecrets,
  makePrivateFolder,
  prepareDatabase,
  Problem,
  removeRunFile,
  seedDatabase,
  servicePrograms,
  supervise,
  writeRunFile,
  type ChildSpec,
  type Config,
  type Running,
  type Secrets,
  type Supervised,
} from '@portal/launcher/parts';
import { Client } from 'pg';
import { INSTANCES, takePlaces, type DatabasePlace, type Places } from './places.ts';
import { ensurePackages, findPostgres } from './prerequisites.ts';
import { superviseBinary, type Binary, type BinarySpec } from './processes/binary.ts';
import { bucketProgram, bucketVariables } from './programs/bucket.ts';
import { haproxyConfig, type Limits } from './programs/haproxy.ts';
import { patroniConfig, type DatabasePasswords } from './programs/patroni.ts';
import { pgbouncerConfig, pgbouncerUsers } from './programs/pgbouncer.ts';

const DATABASE = 'postgres';
/** The owner's connection to the database, for `node --env-file`, for example with `npm run migrate`. */
const DATABASE_FILE = 'database.env';
const PRIMARY_LIMIT = 90_000;
const CALM = 6;
/** Longer than the three seconds in which the balancer notices that a program is leaving. */
const DRAIN_SECONDS = '5';

export interface Cluster {
  readonly url: string;
  readonly places: Places;
}

/** Starts everything. Each started program is added to `running` immediately. @throws Problem with the line to print */
export async function startCluster(
  config: Config,
  running: Running,
  report: (line: string) => void,
  limits: Limits | undefined,
): Promise<Cluster> {
  ensurePackages(report);
  checkAlone(config.dataDir);
  await checkPort(config.port, config.host);
  const folder = config.dataDir;
  // PostgreSQL and the pooler run as other users than root and must reach their own folders inside this one.
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 });
  fs.chmodSync(folder, 0o711);
  running.add(async () => removeRunFile(folder));
  // `npm run deploy` finds this cluster by its run file.
  writeRunFile(folder, { pid: process.pid, url: config.publicUrl, programs: {} });
  const places = await takePlaces(config.host, config.port);
  const secrets = loadSecrets(folder);
  const passwords = derivePasswords(secrets);
  const building = config.buildApps
    ? ensureAppsForStart({ releasesDir: config.releasesDir, report, leaving: running.leaving })
    : undefined;
  building?.catch(() => undefined);

  const binaries: Binary[] = [];
  const programs: Supervised[] = [];
  running.add(() => endAll(binaries));
  const superviseProgram = (spec: BinarySpec): void => void binaries.push(superviseBinary(spec, report));

  report('Starting etcd, PostgreSQL twice, balancer and pooler …');
  superviseProgram(etcdSpec(folder, places));
  for (const place of places.databases) superviseProgram(databaseSpec(folder, places, place, passwords));
  const writeBalancer = writeIn(path.join(folder, 'balancer'), 'haproxy');
  const balancerFile = writeBalancer('haproxy.cfg', haproxyConfig(places, limits));
  checkBalancer(balancerFile);
  superviseProgram({
    name: 'balancer',
    command: ['haproxy', '-db', '-f', balancerFile],
    user: 'haproxy',
    logFile: path.join(folder, 'logs/balancer.log'),
  });
  const adminUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${places.primary}/${DATABASE}`;
  await untilPrimary(adminUrl, running.leaving);
  fs.writeFileSync(
    path.join(folder, DATABASE_FILE),
    `DATABASE_URL=${adminUrl}\nDATABASE_SECRET=${secrets.database}\n`,
    { mode: 0o600 },
  );
  startPoolers(folder, places, secrets, passwords, adminUrl).forEach(superviseProgram);

  report('Preparing the database …');
  await prepareDatabase(adminUrl, secrets.database);
  if (config.demoData) await seedDatabase(adminUrl, folder, DEMO_SIZE, report);

  running.add(() => endAll(programs));
  const start = async (spec: ChildSpec): Promise<void> => {
    programs.push(await supervise(spec, report, running.leaving));
  };
  await allStarted([bucketProgram(places, folder), fakesProgram(config, places.inbox)].map(start));
  await building;
  // Two at a time: if ten started in parallel, each would take the time of all of them together.
  const waiting = portalPrograms(config, places, secrets, adminUrl);
  while (waiting.length > 0) await allStarted(waiting.splice(0, 2).map(start));
  return { url: config.publicUrl, places };
}

/** Two gateways and two of each service. */
function portalPrograms(config: Config, places: Places, secrets: Secrets, adminUrl: string): ChildSpec[] {
  const outside = { ...config.outside, ...bucketVariables(places), DRAIN_SECONDS };
  // Services connect to the pooler; the balancer knows which server is the primary.
  const pooled = new URL(adminUrl);
  pooled.port = String(places.pooler);
  const gateway = {
    ...config.gateway,
    DRAIN_SECONDS,
    LIMIT_ALL: 'off',
    LIMIT_SENSITIVE: 'off',
    TRUSTED_PROXIES: '1',
  };
  return INSTANCES.flatMap((instance) => [
    ...servicePrograms(
      { ...config, outside },
      {
        adminUrl: pooled.href,
        secrets,
        ports: places.services[instance],
        reachedAt: places.balanced,
        instance,
        smtpUrl: `smtp://127.0.0.1:${places.inbox.smtp}`,
        // Through the balancer: either gateway can answer, because both read one release store.
        gatewayUrl: callableAddress(config.host, config.port),
        fakesPort: places.inbox.http,
      },
    ),
    gatewayProgram(
      { ...config, gateway },
      {
        ports: places.balanced,
        mailboxPort: places.inbox.http,
        secrets,
        host: '127.0.0.1',
        port: places.gateways[instance],
        remotesFile: undefined,
        instance,
      },
    ),
  ]);
}

function derivePasswords(secrets: Secrets): DatabasePasswords {
  const derive = (purpose: string): string =>
    createHmac('sha256', secrets.database).update(purpose).digest('hex');
  return { superuser: derive('superuser'), replication: derive('replication') };
}

/**
 * Returns a function that writes a file which only one user can read.
 * @returns how to write one; the function returns the path of the file
 */
function writeIn(folder: string, user: string): (name: string, content: string) => string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder, user);
  return (name, content) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, content, { mode: 0o600 });
    own(file, user);
    return file;
  };
}

function own(target: string, user: string): void {
  const { status, stderr } = spawnSync('chown', [`${user}:${user}`, target], { encoding: 'utf8' });
  if (status !== 0) throw new Problem(`${target} cannot be given to ${user}: ${stderr.trim()}`);
}

/** @throws Problem with the balancer's error message */
function checkBalancer(file: string): void {
  const { status, stderr } = spawnSync('haproxy', ['-c', '-q', '-f', file], { encoding: 'utf8' });
  if (status !== 0) throw new Problem(`The balancer refuses its settings: ${stderr.trim()}`);
}

function etcdSpec(folder: string, { etcd }: Places): BinarySpec {
  makePrivateFolder(path.join(folder, 'etcd'));
  const client = `http://127.0.0.1:${etcd.client}`;
  const peer = `http://127.0.0.1:${etcd.peer}`;
  return {
    name: 'etcd',
    command: [
      'etcd',
      '--name=etcd',
      `--data-dir=${path.join(folder, 'etcd')}`,
      '--enable-v2=false',
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=etcd=${peer}`,
      '--force-new-cluster',
    ],
    logFile: path.join(folder, 'logs/etcd.log'),
  };
}

function databaseSpec(
  folder: string,
  places: Places,
  place: DatabasePlace,
  passwords: DatabasePasswords,
): BinarySpec {
  const home = path.join(folder, place.name);
  const write = writeIn(home, 'postgres');
  const file = write(
    'patroni.yml',
    patroniConfig(places, place, { folder: home, programs: findPostgres(), passwords }),
  );
  return {
    name: place.name,
    command: ['patroni', file],
    user: 'postgres',
    logFile: path.join(folder, 'logs', `${place.name}.log`),
  };
}

function startPoolers(
  folder: string,
  places: Places,
  secrets: Secrets,
  passwords: DatabasePasswords,
  adminUrl: string,
): BinarySpec[] {
  const home = path.join(folder, 'pooler');
  const write = writeIn(home, 'postgres');
  const users = Object.fromEntries(
    SERVICES.map((service) => {
      const { username, password } = new URL(
        serviceDatabaseUrl(service, { adminUrl, secret: secrets.database }),
      );
      return [username, password];
    }),
  );
  write('users.txt', pgbouncerUsers({ postgres: passwords.superuser, ...users }));
  const file = write('pgbouncer.ini', pgbouncerConfig(places, { folder: home, database: DATABASE }));
  return ['pooler-1', 'pooler-2'].map((name) => ({
    name,
    command: ['pgbouncer', file],
    user: 'postgres',
    logFile: path.join(folder, 'logs', `${name}.log`),
  }));
}

/** Waits until the balancer leads to a primary. */
async function untilPrimary(adminUrl: string, leaving: AbortSignal): Promise<void> {
  const end = Date.now() + PRIMARY_LIMIT;
  let calm = 0;
  while (Date.now() < end) {
    leaving.throwIfAborted();
    // Before its first health checks the balancer leads to the standby too, so several successes in a row are needed.
    calm = (await isPrimary(adminUrl)) ? calm + 1 : 0;
    if (calm === CALM) return;
    await pause(250);
  }
  throw new Problem('PostgreSQL did not become ready: see logs/database-1.log of the data folder.');
}

async function isPrimary(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 where not pg_is_in_recovery()');
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function endAll(parts: readonly { stop: () => Promise<void> }[]): Promise<void> {
  await Promise.all(parts.map((part) => part.stop()));
}

async function allStarted(starts: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(starts);
  await Promise.all(starts);
}
