/**
 * `npm run bench`: the promises of speed as one table. Every ratio is the portal, through its gateway, against the same
 * SQL behind bare node:http in the same run. `-- --sizes 10000,1000000` chooses how many requests are stored.
 */
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownerAddresses } from '../client/owners.ts';
import { signIn, type PortalClient } from '../client/portal-client.ts';
import { REPOSITORY, startPortal, type PortalUnderTest } from '../portal.ts';
import { measure, type Target } from './load.ts';
import { measurePages } from './pages.ts';
import { recordStatements, type Plan } from './statements.ts';
import { printTable } from './table.ts';

const PORT = 8097;
const argument = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const sizes = argument('sizes', '10000,1000000').split(',').map(Number);
const seconds = Number(argument('seconds', '5'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
const dataDir = path.join(folder, 'data');
const log = path.join(folder, 'statements.jsonl');
writeFileSync(log, '');

interface Operation {
  readonly name: string;
  readonly as: PortalClient;
  readonly target: Target;
  /** The id that is replaced in each further request; absent for reads that repeat. */
  readonly id?: number;
  readonly ids?: readonly number[];
  /** The body of each further request; that of `target` where absent. */
  readonly bodyFor?: (id: number) => string;
}

async function operationsOf(client: PortalClient, investigator: PortalClient): Promise<Operation[]> {
  const list = '/api/request/?limit=30&ordering=-submission_date&status__in=2,3';
  const { results: waiting } = await client.get<{ results: { id: number; owner: { id: number } }[] }>(
    '/request/?type=1&status=3&limit=400',
  );
  const [first, ...others] = waiting;
  if (!first) throw new Error('the seed has no request under review');
  const addresses = await ownerAddresses(client, waiting);
  const decisionOf = (id: number): string =>
    JSON.stringify({
      status: 6,
      email: {
        to: [addresses.get(id)],
        cc: [],
        bcc: [],
        subject: 'Revisions',
        body: '<p>Please revise.</p>',
      },
    });
  return [
    { name: 'list', as: client, target: { method: 'GET', path: list } },
    { name: 'read', as: client, target: { method: 'GET', path: `/api/request/${first.id}/?expand=true` } },
    {
      name: 'create',
      as: investigator,
      target: {
        method: 'POST',
        path: '/api/project/',
        body: JSON.stringify({
          title: 'Bench project',
          abstract: 'Made by the bench.',
          non_autism_research: false,
        }),
      },
      ids: Array.from({ length: 1500 }, () => 0),
    },
    {
      name: 'decide',
      as: client,
      id: first.id,
      ids: others.map(({ id }) => id),
      target: {
        method: 'POST',
        path: `/api/request/${first.id}/decision/`,
        body: decisionOf(first.id),
      },
      bodyFor: decisionOf,
    },
  ];
}

const targetsOf = ({ target, id, ids, bodyFor }: Operation): Target[] | undefined =>
  ids?.map((other) => {
    if (id === undefined) return target;
    const body = bodyFor?.(other);
    const address = target.path.replace(`/${id}/`, `/${other}/`);
    return { ...target, path: address, ...(body ? { body } : {}) };
  });

async function compare(portal: PortalUnderTest, size: number): Promise<Record<string, string | number>[]> {
  const admin = await signIn(portal.url, 'admin');
  const operations = await operationsOf(admin, await signIn(portal.url, 'pi'));
  const headersOf = ({ as }: Operation) => ({
    Authorization: `Bearer ${as.token}`,
    'Content-Type': 'application/json',
  });
  const plans: Record<string, Plan> = {};
  for (const operation of operations) {
    const { name, target } = operation;
    const { method, body } = target;
    let answered: unknown;
    const statements = await recordStatements(log, async () => {
      const response = await fetch(`${portal.url}${target.path}`, {
        method,
        headers: headersOf(operation),
        ...(body ? { body } : {}),
      });
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      answered = await response.json();
    });
    plans[name] = { statements, created: name === 'create' ? String((answered as { id: number }).id) : null };
  }
  const planFile = path.join(folder, 'plans.json');
  writeFileSync(planFile, JSON.stringify(plans));
  const bare = await startBare(ownerUrl(portal.dataDir), planFile);
  const rows: Record<string, string | number>[] = [];
  try {
    for (const operation of operations) {
      const { name, target, id } = operation;
      const targets = targetsOf(operation);
      const url = `${portal.url}${targets ? '' : target.path}`;
      const barePath = `/${name}`;
      await measure({
        url: `${bare.url}${targets ? '' : barePath}`,
        seconds: 1,
        ...(targets
          ? { targets: [{ method: 'POST', path: `${barePath}?from=${id ?? ''}&to=${id ?? ''}` }] }
          : {}),
      });
      const ours = await measure({
        url,
        headers: headersOf(operation),
        seconds,
        ...(targets ? { targets } : {}),
      });
      const theirs = await measure({
        url: `${bare.url}${targets ? '' : barePath}`,
        seconds,
        ...(targets
          ? {
              targets: (operation.ids ?? []).map((other) => ({
                method: 'POST' as const,
                path: id === undefined ? barePath : `${barePath}?from=${id}&to=${other}`,
              })),
            }
          : {}),
      });
      rows.push({
        requests: size,
        operation: name,
        statements: plans[name]?.statements.length ?? 0,
        'portal/s': Math.round(ours.perSecond),
        'bare/s': Math.round(theirs.perSecond),
        ratio: (ours.perSecond / theirs.perSecond).toFixed(2),
        'p50 ms': ours.median,
        'p99 ms': ours.p99,
        failures: ours.failures + theirs.failures,
      });
    }
  } finally {
    bare.process.disconnect();
  }
  return rows;
}

/** The embedded server's password and port lie beside its data. */
function ownerUrl(data: string): string {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const password = readFileSync(path.join(data, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  return `postgres://postgres:${password}@127.0.0.1:${port}/portal`;
}

function startBare(databaseUrl: string, planFile: string): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [databaseUrl, planFile]);
  return new Promise((resolve, reject) => {
    child.once('message', (port: number) => resolve({ url: `http://127.0.0.1:${port}`, process: child }));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${String(code)}`)));
  });
}

function seed(size: number): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'seed', '--', '--requests', String(size)], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(PORT) },
  });
  if (status !== 0) throw new Error('the seed failed');
}

const environment = { SQL_LOG_FILE: log, LOG_LEVEL: 'warn' };
const start = () => startPortal({ port: PORT, dataDir, environment, keepData: true });
try {
  const cold = await start();
  const pages = await measurePages(cold.url);
  await cold.stop();
  const warm = await start();
  const starts = [
    { start: 'cold (apps built before, empty data folder)', seconds: (cold.startedIn / 1000).toFixed(1) },
    { start: 'warm', seconds: (warm.startedIn / 1000).toFixed(1) },
  ];
  await warm.stop();
  const rows: Record<string, string | number>[] = [];
  for (const size of sizes) {
    seed(size);
    const portal = await start();
    rows.push(...(await compare(portal, size)));
    await portal.stop();
  }
  printTable('Portal through the gateway against the same SQL behind bare node:http', rows);
  printTable('Scripts of a first visit, brotli', pages);
  printTable('Start', starts);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
