/** Every migration of every service goes down and up again, with rows in the tables. */
import { afterEach, expect, it } from 'vitest';
import { SERVICES } from '@portal/contract';
import { createFactories } from '@portal/core/testing';
import { buildRequest, buildReview } from '@portal/researcher/testing';
import { createTestDatabase, runMigrationsDownAndUp, type TestDatabase } from './index.ts';

let database: TestDatabase;
afterEach(() => database.drop());

it.each(SERVICES)('%s leaves nothing behind, and is again as before', async (service) => {
  database = await createTestDatabase();
  const build = createFactories(database);
  const request = await buildRequest(build, { type: 8 });
  await buildReview(build, { request, reviewer: await build.person({ roles: ['abn_reviewer'] }) });
  const { before, after, down, downAgain } = await runMigrationsDownAndUp(database, service);
  expect(before).not.toBe('');
  expect(down.at(-1)).toBe('');
  expect(downAgain).toEqual(down);
  expect(after).toBe(before);
});
