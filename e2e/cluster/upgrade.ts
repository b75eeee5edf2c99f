/**
 * A rolling upgrade under load: expand the schema, restart each program in turn, contract the schema. No call may fail.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVICES } from '@portal/contract';
import { printTable } from '../bench/table.ts';
import { REPOSITORY } from '../portal.ts';
import type { Pace } from './endure-faults.ts';
import { summarize, type Phase } from './measurements.ts';
import { createLedger, listOperations } from './operations.ts';
import type { People } from './people.ts';
import { findPrograms, type Cluster } from './programs.ts';
import { countServing, untilWhole } from './serving.ts';
import { startLoad } from './workload.ts';

/** Tables that the load reads and writes in every second. */
const TABLES = ['researcher.project', 'researcher.request', 'core.account'];
const each = (change: (table: string) => string): string =>
  TABLES.map((table) => `${change(table)};`).join(' ');
const EXPAND = each((table) => `alter table ${table} add column of_the_upgrade text not null default 'new'`);
const CONTRACT = each((table) => `alter table ${table} drop column of_the_upgrade`);
const PAUSE_MS = 3000;
const LEAVES_WITHIN = 30_000;

/** @returns what breaks a promise, one line each */
export async function upgradeRolling(
  cluster: Cluster,
  people: People,
  { perSecond }: Pace,
): Promise<string[]> {
  const copy = await copyMigrations();
  const load = startLoad(
    listOperations({ ...people, marker: `Roll${Date.now()}` }, createLedger()),
    perSecond,
  );
  const phases: Phase[] = [];
  const watch = async (name: string, run: () => Promise<void>) => {
    const from = load.now();
    await run();
    await pause(PAUSE_MS);
    phases.push({ name, from, until: load.now(), mostSeconds: 0 });
    console.log(`${name}: ${((load.now() - from) / 1000).toFixed(0)} s`);
  };
  try {
    await watch('calm', () => pause(10_000));
    await watch('expand', () => copy.migrate(cluster, '9000_expand', EXPAND));
    for (const packageName of [...SERVICES, 'gateway'])
      await watch(`restart both of ${packageName}`, () => restartBoth(cluster, packageName));
    await watch('contract', () => copy.migrate(cluster, '9001_contract', CONTRACT));
  } finally {
    await load.stop();
    await copy.remove();
  }
  const summaries = phases.map((phase) => summarize(phase, load.outcomes));
  printTable(
    `Rolling upgrade under ${perSecond} calls a second`,
    summaries.map(({ row }) => row),
  );
  return summaries.flatMap(({ row, faults }) => faults.map((fault) => `upgrade, ${row.phase}: ${fault}`));
}

/** Restarts both processes in sequence: the second is stopped once the first is available again. */
async function restartBoth(cluster: Cluster, packageName: string): Promise<void> {
  const serving = await countServing(cluster);
  for (const { pid } of findPrograms(cluster, new RegExp(`services/${packageName}/src/main`))) {
    process.kill(pid, 'SIGTERM');
    const end = Date.now() + LEAVES_WITHIN;
    while (existsSync(`/proc/${pid}`)) {
      if (Date.now() > end) throw new Error(`${packageName} does not leave`);
      await pause(100);
    }
    await untilWhole(cluster, serving);
  }
}

/** The migrations, with those of an imaginary next release added. */
async function copyMigrations() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'portal-next-'));
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  for (const file of [
    'package.json',
    'services/launcher',
    ...SERVICES.map((name) => `services/${name}/migrations`),
  ])
    await cp(path.join(REPOSITORY, file), path.join(root, file), { recursive: true });
  return {
    async migrate({ dataDir }: Cluster, name: string, statements: string): Promise<void> {
      const source = `export const up = (knex) => knex.raw(${JSON.stringify(statements)});\nexport const down = () => Promise.resolve();\n`;
      await writeFile(path.join(root, 'services/researcher/migrations', `${name}.ts`), source);
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          `--env-file=${path.join(dataDir, 'database.env')}`,
          path.join(root, 'services/launcher/src/commands/migrate.ts'),
        ],
        { cwd: root },
      );
      console.log(stdout.trim());
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
