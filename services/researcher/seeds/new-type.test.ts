/** The folder of a request type is all that its demo data need: a type that only tests know is planned and written. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ALL_REQUEST_TYPES, exampleAnswers } from '@portal/contract';
import { instrument } from '@portal/contract/testing/instrument/index';
import { createSeedContext } from '@portal/kit/seeding';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seed } from './index.ts';
import { populate } from './population.fixtures.ts';

vi.mock(import('@portal/contract/request-types/index'), async (readList) => {
  const { REQUEST_TYPE_LIST: list } = await readList();
  const { instrument: added } = await import('@portal/contract/testing/instrument/index');
  return { REQUEST_TYPE_LIST: [...list, added] as unknown as typeof list };
});

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-seed-'));
  database = await createTestDatabase();
  await populate(database);
  const client = await database.admin.connect();
  await client.query('begin');
  const scale = { requests: 400 };
  await seed(createSeedContext({ client, dataDir: folder, privateKey: 'none', seed: 20_260_721, scale }));
  await client.query('commit');
  client.release();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('has requests in several statuses, answered by the examples of its form', async () => {
  expect(ALL_REQUEST_TYPES.map(({ key }) => key)).toContain('instrument');
  const { rows } = await database.admin.query<{ status: number; answers: object; bulk: boolean }>(
    `select status, additional_data as answers, additional_data = '{}' as bulk from researcher.request
     where type = $1 and status <> 1`,
    [instrument.number],
  );
  const written = rows.filter(({ bulk }) => !bulk);
  expect(new Set(written.map(({ status }) => status)).size).toBeGreaterThan(4);
  for (const { answers } of written)
    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining(Object.keys(exampleAnswers(instrument.forms[0]))),
    );
  expect(rows.filter(({ bulk }) => bulk).length).toBeGreaterThan(0);
});
