import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase, sql, transact, type Database } from '../database/index.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { refuseSecondConnection } from './one-connection.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.connectionUrl('core') });
  refuseSecondConnection(database);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const One = z.object({ one: z.int() });
const one = sql`select 1 as one`;

it('lets a transaction use its own connection, and everyone else another', async () => {
  expect(await database.rows(One, one)).toEqual([{ one: 1 }]);
  expect(await transact(database, { actorId: null }, (work) => work.rows(One, one))).toEqual([{ one: 1 }]);
});

it.each([
  ['a statement', () => database.rows(One, one)],
  ['a statement that writes', () => database.run(sql`select 1`)],
  ['a statement of a library', () => database.knex.raw('select 1')],
  ['another transaction', () => transact(database, { actorId: null }, (work) => work.rows(One, one))],
])('fails %s that waits for a second one: many such calls wait for each other', async (_, work) => {
  const nested = transact(database, { actorId: null }, work);
  await expect(nested).rejects.toThrow(/second connection/);
});
