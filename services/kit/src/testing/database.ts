/** A database of its own for one test file: a copy of the migrated template. */
import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@portal/contract';
import pg from 'pg';
import { inject } from 'vitest';
import { serviceDatabaseUrl } from '../database/index.ts';
import { databaseUrl, TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  /** As the owner: for factories and for looking behind the service. */
  readonly admin: pg.Pool;
  readonly adminUrl: string;
  /** As the service's own login role. */
  connectionUrl(service: ServiceName): string;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(cluster, `create database ${name} template ${TEMPLATE}`);
  const adminUrl = databaseUrl(cluster, name);
  const admin = new pg.Pool({ connectionString: adminUrl, max: 4 });
  admin.on('error', () => undefined);
  return {
    admin,
    adminUrl,
    connectionUrl: (service) => serviceDatabaseUrl(service, { adminUrl, secret: inject('databaseSecret') }),
    async drop() {
      await admin.end();
      await onCluster(cluster, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Two copies of the template at once collide, so a copy waits for the one before. */
async function onCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(73101)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
