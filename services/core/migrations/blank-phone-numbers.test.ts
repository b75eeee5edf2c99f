import { readdirSync } from 'node:fs';
import { migrateService, rollbackService } from '@portal/kit';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFactories } from '../src/testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('leaves an institution without a phone number instead of a blank one', async () => {
  const build = createFactories(database);
  const options = { adminUrl: database.adminUrl, service: 'core', directory: import.meta.dirname } as const;
  const stored = ['', '  ', '+1 555 0100', null];
  const ids: number[] = [];
  for (const _ of stored) ids.push((await build.institution()).id);
  const later = readdirSync(import.meta.dirname).filter(
    (name) => /^\d{4}_.*\.ts$/.test(name) && name >= '0776',
  );
  await rollbackService(options, later.length);
  for (const [index, id] of ids.entries())
    await build.sql('update core.institution set phone_number = $2 where id = $1', [id, stored[index]]);

  await migrateService(options);

  const rows = await build.sql('select phone_number from core.institution where id = any($1) order by id', [
    ids,
  ]);
  expect(rows).toEqual([null, null, '+1 555 0100', null].map((phone_number) => ({ phone_number })));
});
