/** Every migration goes down and up again, with rows in the tables. */
import {
  buildRequest,
  buildReview,
  createFactories,
  createTestDatabase,
  runMigrationsDownAndUp,
  type TestDatabase,
} from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const build = createFactories(database.admin);
  const request = await buildRequest(build, { type: 8 });
  await buildReview(build, { request, reviewer: await build.person({ roles: ['abn_reviewer'] }) });
});
afterAll(() => database.drop());

it('leaves nothing behind, and stands again as before', async () => {
  const { before, after, down, downAgain } = await runMigrationsDownAndUp(database, 'staff');
  expect(before).not.toBe('');
  expect(down.at(-1)).toBe('');
  expect(downAgain).toEqual(down);
  expect(after).toBe(before);
}, 60_000);
