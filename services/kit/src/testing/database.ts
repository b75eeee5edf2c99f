/** A separate database for one test file: a copy of the migrated template. */
import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@portal/contract';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, serviceDatabaseUrl, transact, type Database, type Work } from '../database/index.ts';
import type { ClassOf, SomeColumns, TableModel } from '../models/index.ts';
import { databaseUrl, TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  /** Connected as the owner, for factories and for checks of stored rows. */
  readonly admin: pg.Pool;
  readonly adminUrl: string;
  /** Connection string with the service's own login role. */
  connectionUrl(service: ServiceName): string;
  /** A unit of work as the owner, for a test that prepares or checks rows. */
  write<T>(run: (work: Work) => Promise<T>): Promise<T>;
  /**
   * Inserts one row with the model of the service that owns the table.
   * @returns it with the columns that the database filled in
   */
  insert<M extends TableModel>(model: ClassOf<M>, row: SomeColumns<M>): Promise<M>;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying and dropping files takes half the time of logging each of their pages.
  await onCluster(cluster, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const adminUrl = databaseUrl(cluster, name);
  const admin = new pg.Pool({ connectionString: adminUrl, max: 4 });
  admin.on('error', () => undefined);
  let opened: Database | undefined;
  const write = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
    transact((opened ??= openDatabase({ url: adminUrl })), { actorId: null }, run);
  return {
    admin,
    adminUrl,
    connectionUrl: (service) => serviceDatabaseUrl(service, { adminUrl, secret: inject('databaseSecret') }),
    write,
    insert: async <M extends TableModel>(model: ClassOf<M>, row: SomeColumns<M>) =>
      (await write(async (work) => work.of(model).insert(row).returning('*'))) as unknown as M,
    async drop() {
      await opened?.close();
      await admin.end();
      await onCluster(cluster, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Two parallel copies of the template would collide, so each copy waits for the previous one. */
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
