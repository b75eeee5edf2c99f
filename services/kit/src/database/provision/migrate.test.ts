/** Migrations that meet people at work. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, untilBlocked, type TestDatabase } from '../../testing/index.ts';
import { migrateService } from '../index.ts';

let test: TestDatabase;
let folder: string;
const clients: pg.Client[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-migrations-'));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.adminUrl });
  await client.connect();
  clients.push(client);
  return client;
}

async function migrate(name: string, statements: string): Promise<string[]> {
  const source = `export const up = (knex) => knex.raw(${JSON.stringify(statements)});\nexport const down = () => Promise.resolve();\n`;
  await writeFile(path.join(folder, `${name}.ts`), source);
  return migrateService({ adminUrl: test.adminUrl, service: 'core', directory: folder });
}

it('delays no one while someone locks the table, and runs once the table is free', async () => {
  const [locking, reader] = [await connect(), await connect()];
  await locking.query('begin');
  await locking.query('select from core.cohort');
  const migrated = migrate('9001_column', 'alter table core.cohort add column added int');
  await untilBlocked(test);
  const started = performance.now();
  await reader.query('select from core.cohort');
  expect(performance.now() - started).toBeLessThan(5000);
  await locking.query('commit');
  expect(await migrated).toEqual(['9001_column.ts']);
  await expect(reader.query('select added from core.cohort')).resolves.toBeDefined();
});

it('gives way to a call with which it would wait for ever', async () => {
  const locking = await connect();
  await locking.query('begin');
  await locking.query('select from core.cohort');
  const migrated = migrate(
    '9002_two_tables',
    'alter table core.account add column added int; alter table core.cohort add column further int;',
  );
  await untilBlocked(test);
  await expect(locking.query('select from core.account')).resolves.toBeDefined();
  await locking.query('commit');
  expect(await migrated).toEqual(['9002_two_tables.ts']);
});

it('says immediately what is wrong with a migration, and applies nothing of it', async () => {
  const started = performance.now();
  const migrated = migrate(
    '9003_wrong',
    'alter table core.cohort add column half int; alter table core.nothing add column half int;',
  );
  await expect(migrated).rejects.toThrow('relation "core.nothing" does not exist');
  expect(performance.now() - started).toBeLessThan(10_000);
  await expect((await connect()).query('select half from core.cohort')).rejects.toThrow(/does not exist/);
});
