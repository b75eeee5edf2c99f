/** The brain bank's lists stay quick among a million requests: what they count and order by, indexes answer alone. */
import { createFactories } from '@portal/core/testing';
import { listStatement, type ListQuery, type ResourceDefinition } from '@portal/kit';
import {
  createTestDatabase,
  listPlanNodes,
  makeActor,
  readPlan,
  type TestDatabase,
} from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tissueRequestResource } from './tissue-request.resource.ts';

const RESOURCE = tissueRequestResource as unknown as ResourceDefinition;
let database: TestDatabase;
/** One connection, since the settings of the planner are its own. */
let client: {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  release(destroy: boolean): void;
};
beforeAll(async () => {
  database = await createTestDatabase();
  const request = await buildRequest(createFactories(database), { type: 8, status: 2 });
  client = await database.admin.connect();
  await client.query('alter table researcher.request disable trigger user');
  await client.query(
    `insert into researcher.request (type, status, owner_id, creator_id, institution_id, project_id, additional_data, submission_date)
     select case when n % 5 = 0 then 6 + n / 5 % 3 else 1 end, (array[1, 2, 3, 4, 7, 8, 12])[1 + n % 7], owner_id, creator_id,
       institution_id, project_id, '{}', now() - n * interval '1 minute'
     from researcher.request, generate_series(1, 10000) n where id = $1`,
    [request.id],
  );
  await client.query('alter table researcher.request enable trigger user');
  await client.query('vacuum analyze researcher.request');
  // A small table is read whole, whichever indexes there are.
  await client.query('set enable_seqscan = off');
  await client.query('set enable_bitmapscan = off');
});
afterAll(async () => {
  client.release(true);
  await database.drop();
});

/** How requests are read, but for those that are shown: these are read by their key. */
async function readScans(query: ListQuery): Promise<string[]> {
  const { text, values } = listStatement(RESOURCE, makeActor(['abn_proj_mgr']), query);
  const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
  return listPlanNodes(readPlan(rows).Plan)
    .filter((node) => node['Relation Name'] === 'request' && node['Index Name'] !== 'request_pkey')
    .map((node) => `${node['Node Type']} ${node['Index Name']}`);
}

it.each<[string, ListQuery, string, number]>([
  // Tabs of one type and one status; the rest is in so many rows that any index does.
  ['counts by tab', { grouping: ['tab'] }, 'request_type', 2],
  ['a tab', { tab: 'under_review' }, 'request_type', 2],
  ['by status', { ordering: ['status'] }, 'request_tissue_status', 1],
  ['by status backwards', { ordering: ['-status'] }, 'request_tissue_status', 1],
  ['far into the list', { offset: 1000 }, 'request_tissue_submission', 1],
])('reads %s from an index alone', async (_, query, index, times) => {
  const scans = await readScans(query);
  const found = scans.filter((scan) => scan === `Index Only Scan ${index}`);
  expect(found.length).toBeGreaterThanOrEqual(times);
});
