/** The database of one test file: as the migrated template. */
import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@portal/contract';
import pg from 'pg';
import { inject } from 'vitest';
import {
  serviceDatabaseUrl,
  sqlState,
  transact,
  type Database,
  type PoolOptions,
  type Work,
} from '../database/index.ts';
import type { ClassOf, SomeColumns, TableModel, TableQuery } from '../models/index.ts';
import { databaseUrl, TEMPLATE } from './global-setup.ts';
import { insertTogether, type AddRow, type WantedColumns } from './insert-together.ts';
import { openReusedDatabase, type ReusedDatabase } from './reused-database.ts';

export interface TestDatabase {
  /** Connected as the owner, for factories and for checks of stored rows. */
  readonly admin: pg.Pool;
  readonly adminUrl: string;
  /** Connection string with the service's own login role. */
  connectionUrl(service: ServiceName): string;
  /** Opens it as `openDatabase` does; the connections may be those of an earlier file and remain open. */
  readonly open: (options: PoolOptions) => Database;
  /** A unit of work as the owner, for a test that prepares or checks rows. */
  write<T>(run: (work: Work) => Promise<T>): Promise<T>;
  /**
   * Inserts one row with the model of the service that owns the table.
   * @returns it with the columns that the database filled in
   */
  insert<M extends TableModel>(model: ClassOf<M>, row: SomeColumns<M>): Promise<M>;
  /** Inserts rows of several tables in one statement (`insertTogether`). */
  insertTogether<C extends WantedColumns>(
    plan: (add: AddRow) => C,
  ): Promise<{ readonly [K in keyof C]: unknown }>;
  /** Ends the use of the database. */
  drop(): Promise<void>;
}

/** The environment of a worker whose files share modules, and so may share databases. */
const REUSES = process.env['REUSE_TEST_DATABASES'] === 'yes';
const idle: ReusedDatabase[] = [];

export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('postgresUrl');
  const reused = idle.pop() ?? (await createDatabase(cluster));
  const { admin, url: adminUrl } = reused;
  const open = (): Database => reused.open({ url: adminUrl });
  const write = <T>(run: (work: Work) => Promise<T>): Promise<T> => transact(open(), { actorId: null }, run);
  return {
    admin,
    adminUrl,
    open: reused.open,
    connectionUrl: (service) => serviceDatabaseUrl(service, { adminUrl, secret: inject('databaseSecret') }),
    write,
    // One statement needs no transaction around it, which would be three more round trips.
    insert: <M extends TableModel>(model: ClassOf<M>, row: SomeColumns<M>) =>
      againAfterDeadlock(
        async () =>
          (await (model.query(open().knex) as TableQuery<M>).insert(row).returning('*')) as unknown as M,
      ),
    insertTogether: (plan) => againAfterDeadlock(() => insertTogether(open().knex, plan)),
    async drop() {
      if (REUSES && (await reused.restore())) {
        idle.push(reused);
        return;
      }
      await reused.close();
      await onCluster(cluster, `drop database if exists ${reused.name} with (force)`);
    },
  };
}

async function createDatabase(cluster: string): Promise<ReusedDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying and dropping files takes half the time of logging each of their pages.
  await onCluster(cluster, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return openReusedDatabase(name, databaseUrl(cluster, name));
}

/** Factories that run side by side may lock the same rows crosswise; transactions try again for the same reason. */
async function againAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= 3 || sqlState(error) !== '40P01') throw error;
    }
  }
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
