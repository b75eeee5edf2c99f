/** One real PostgreSQL for the run, with a migrated template database that every test file copies. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import pg from 'pg';
import { migrateService, provisionDatabase } from '../database/index.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    databaseSecret: string;
  }
}
interface TestProject {
  provide(key: 'postgresUrl' | 'databaseSecret', value: string): void;
}

export const TEMPLATE = 'portal_template';
export const servicesFolder = path.resolve(import.meta.dirname, '../../..');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-test-'));
  // Crash tests need durability and real servers need slow password checks; these tests need only speed.
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    flags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'scram_iterations=1',
      'wal_level=minimal',
      'max_wal_senders=0',
      'autovacuum=off',
      'jit=off',
      // Tables are small and connections short-lived, so planning a statement for each value takes longer than running
      // it.
      'plan_cache_mode=force_generic_plan',
    ],
  });
  const secret = 'secret of the test cluster';
  const adminUrl = databaseUrl(server.url, TEMPLATE);
  const client = new pg.Client({ connectionString: databaseUrl(server.url, 'postgres') });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await provisionDatabase({ adminUrl, secret });
  for (const service of SERVICES)
    await migrateService({ adminUrl, service, directory: path.join(servicesFolder, service, 'migrations') });
  await provisionDatabase({ adminUrl, secret });
  project.provide('postgresUrl', server.url);
  project.provide('databaseSecret', secret);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
