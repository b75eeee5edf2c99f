import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { openDatabase, type Database } from './database.ts';

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  // One connection, so that the test sees what was prepared on it.
  database = openDatabase({ url: created.urlOf('core'), maximum: 1 });
});
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

it('keeps as many prepared statements as a connection can hold, however many texts are asked for', async () => {
  for (let page = 0; page < 1200; page += 1) {
    const [row] = await database.query<{ page: number }>({
      text: `select ${page}::int + $1::int as page`,
      values: [1],
      name: `page ${page}`,
    });
    expect(row?.page).toBe(page + 1);
  }
  const [kept] = await database.query<{ count: number }>({
    text: `select count(*)::int as count from pg_prepared_statements`,
    values: [],
  });
  expect(kept?.count).toBeGreaterThan(0);
  expect(kept?.count).toBeLessThanOrEqual(300);
  // What was prepared before goes on being used as it is.
  const again = { text: 'select 0::int + $1::int as page', values: [5], name: 'page 0' };
  expect(await database.query(again)).toEqual([{ page: 5 }]);
});
