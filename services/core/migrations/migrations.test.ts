import { readdirSync } from 'node:fs';
import path from 'node:path';
import { migrateService, rollbackService } from '@portal/kit';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFactories } from '../src/testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('goes down and up again with data in the tables', async () => {
  const build = createFactories(database);
  const person = await build.person();
  const file = await build.file({ creator: person });
  await build.sql("update core.file set scan = 'infected' where id = $1", [file]);
  const options = {
    adminUrl: database.adminUrl,
    service: 'core',
    directory: path.resolve(import.meta.dirname),
  } as const;
  const columns = () =>
    build.sql(
      "select 1 from information_schema.columns where table_schema = 'core' and column_name = 'password_must_change'",
    );

  const names = readdirSync(import.meta.dirname).filter((name) => /^\d{4}_.*\.ts$/.test(name));
  const later = names.slice(1).sort();
  await rollbackService(options, later.length);
  expect(await columns()).toEqual([]);
  expect(await build.sql('select scan from core.file where id = $1', [file])).toEqual([
    { scan: 'quarantined' },
  ]);
  expect(await migrateService(options)).toEqual(later);
  expect(await columns()).toHaveLength(1);
  expect(await migrateService(options)).toEqual([]);
});
