/**
 * Migrations after the first only add: rows stay where they are. That all go down and up is tested in kit. Views of later
 * services on those of this one are in the way of its migrations, and come down before.
 */
import path from 'node:path';
import { SERVICES } from '@portal/contract';
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
  const optionsOf = (service: (typeof SERVICES)[number]) => ({
    adminUrl,
    service,
    directory: path.resolve(import.meta.dirname, '../..', service, 'migrations'),
  });
  const requests = async () =>
    (await admin.query('select id, sfari_request_id from researcher_api.request')).rows;
  const before = await requests();
  expect(before).toHaveLength(1);
  const down = async (service: (typeof SERVICES)[number], kept: number): Promise<number> => {
    const { rows } = await admin.query(`select from ${service}.migration`);
    await rollbackService(optionsOf(service), rows.length - kept);
    return rows.length - kept;
  };
  const later = SERVICES.slice(SERVICES.indexOf('researcher') + 1);
  for (const service of later.toReversed()) await down(service, 0);
  const steps = await down('researcher', 1);
  expect(await requests()).toEqual(before);
  expect(await migrateService(optionsOf('researcher'))).toHaveLength(steps);
  expect(await requests()).toEqual(before);
});
