/** Migrations of a portal that is full: all of them down and up. That the newest preserve rows is tested beside them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { rollbackService } from '@portal/kit';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@portal/kit/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMigrations, quoted, readTables } from '../backup/catalogue.ts';
import { packageFolder } from '../paths.ts';
import { prepareDatabase } from './database.ts';
import { loadSecrets } from './secrets.ts';
import { DEMO_SIZE, seedDatabase } from './seeding.ts';

let folder: string;
let server: EmbeddedPostgres;
let client: Client;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-migrations-'));
  server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    flags: ['fsync=off', 'synchronous_commit=off'],
  });
  client = new Client({ connectionString: server.url });
  await client.connect();
  await prepare();
  await seed();
});
afterAll(async () => {
  await client.end();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const prepare = (): Promise<void> => prepareDatabase(server.url, loadSecrets(folder).database);
const seed = (): Promise<void> => seedDatabase(server.url, folder, DEMO_SIZE, () => undefined);
const down = (service: (typeof SERVICES)[number], steps: number): Promise<void> =>
  rollbackService(
    { adminUrl: server.url, service, directory: path.join(packageFolder(service), 'migrations') },
    steps,
  );

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await readTables(client)) {
    if (table.schema === 'jobs') continue;
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${quoted(table)}`,
    );
    found[`${table.schema}.${table.name}`] = rows[0]?.count ?? 0;
  }
  return found;
}

it('every migration of every service goes down with the demo in the tables, and up again, and the demo comes back', async () => {
  const before = await counts();
  const ran = await listMigrations(client);
  expect(before['researcher.request']).toBe(DEMO_SIZE.requests);
  for (const service of SERVICES.toReversed()) await down(service, ran[service]?.length ?? 0);
  const left = (await readTables(client)).filter(({ schema }) =>
    (SERVICES as readonly string[]).includes(schema),
  );
  expect(left).toEqual([]);
  await prepare();
  expect(await listMigrations(client)).toEqual(ran);
  await client.query('truncate installation.seed');
  await seed();
  const after = await counts();
  const rows = (from: Record<string, number>) => ({ ...from, 'audit.log': 0 });
  expect(rows(after)).toEqual(rows(before));
}, 240_000);
