/** Migrations after the first only add: rows stay where they are. That all go down and up is tested in kit. */
import path from 'node:path';
import { createFactories } from '@portal/core/testing';
import { migrateService, rollbackService } from '@portal/kit';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRequest, buildReview } from '../src/testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const build = createFactories(database);
  const request = await buildRequest(build, { type: 8 });
  await buildReview(build, { request, reviewer: await build.person({ roles: ['abn_reviewer'] }) });
});
afterAll(() => database.drop());

it('keeps the rows while indexes and views after the first migration go and come', async () => {
  const { admin, adminUrl } = database;
  const options = { adminUrl, service: 'researcher', directory: path.resolve(import.meta.dirname) } as const;
  const requests = async () =>
    (await admin.query('select id, sfari_request_id from researcher_api.request')).rows;
  const before = await requests();
  expect(before).toHaveLength(1);
  const { rows } = await admin.query<{ steps: number }>(
    'select count(*)::int - 1 as steps from researcher.migration',
  );
  await rollbackService(options, rows[0]?.steps);
  expect(await requests()).toEqual(before);
  expect(await migrateService(options)).toHaveLength(rows[0]?.steps ?? 0);
  expect(await requests()).toEqual(before);
});
