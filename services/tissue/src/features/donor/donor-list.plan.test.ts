/** Lists of donors among ten thousand: who may read is asked once, not for each donor, and a page needs no sort. */
import { listStatement, type ListQuery, type ResourceDefinition } from '@portal/kit';
import {
  createTestDatabase,
  listPlanNodes,
  makeActor,
  readPlan,
  type TestDatabase,
} from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { donorResource } from './donor.resource.ts';

const RESOURCE = donorResource as unknown as ResourceDefinition;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.admin
    .query(`insert into tissue.donor (store, donor_hash, diagnosis, confirmation_status, age, source_updated)
    select case when n % 8 = 0 then 'pilot' else 'main' end, lpad(to_hex(n), 16, '0'), 'Autism', 'Confirmed', n % 80, now()
    from generate_series(1, 10000) n`);
  await database.admin.query('vacuum analyze tissue.donor');
});
afterAll(() => database.drop());

async function readNodes(query: ListQuery) {
  const { text, values } = listStatement(RESOURCE, makeActor(['primary_researcher']), query);
  const { rows } = await database.admin.query(`explain (analyze, format json) ${text}`, [...values]);
  return listPlanNodes(readPlan(rows).Plan);
}

it('asks once whether the caller is approved', async () => {
  const asked = (await readNodes({ limit: 2000 })).filter((node) => node['Relation Name'] === 'request');
  expect(asked.length).toBeGreaterThan(0);
  for (const node of asked) expect(node['Actual Loops']).toBeLessThanOrEqual(1);
});

it('sorts no more than the page', async () => {
  const nodes = await readNodes({ limit: 30, offset: 300 });
  const sorted = nodes.filter((node) => node['Node Type'] === 'Sort');
  for (const node of sorted) expect(node['Actual Rows']).toBeLessThanOrEqual(31);
});
