/** Validating samples stays quick in a large inventory: ids, and requests that name them, are looked up by index. */
import { createFactories } from '@portal/core/testing';
import type { Reads } from '@portal/kit';
import {
  createTestDatabase,
  listPlanNodes,
  readPlan,
  type PlanNode,
  type TestDatabase,
} from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBulkSamples } from '../../../seeds/bulk/bulk-samples.ts';
import { createRequestFactories } from '../../testing/index.ts';
import { readAvailability } from './availability.queries.ts';

const LCL = 4;
const SAMPLES = 100_000;
const MEMBERS = ['p1', 's1', 'mo', 'fa'];
const IDS = Array.from({ length: 250 }, (_, index) => `${20_000 + index * 10}-${MEMBERS[index % 4]}`);
/** Rows of a table that a scan may read: with each id, a few requests that name it. */
const MOST_ROWS = 5000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const build = createFactories(database);
  const request = await createRequestFactories({ database, build }).request({ type: 2, status: 2 });
  const client = await database.admin.connect();
  await client.query('alter table researcher.request disable trigger user');
  await client.query(
    `insert into researcher.request (type, status, owner_id, creator_id, institution_id, project_id, additional_data)
     select 2, (array[1, 2, 3, 4, 7])[1 + n % 5], owner_id, creator_id, institution_id, project_id, '{}'
     from researcher.request, generate_series(1, 5000) n where id = $1`,
    [request.id],
  );
  await client.query('alter table researcher.request enable trigger user');
  await seedBulkSamples(client, SAMPLES);
  await client.query('vacuum analyze researcher.sample, researcher.request_sample, researcher.request');
  client.release();
});
afterAll(() => database.drop());

/** Runs what is asked, and records how. */
function watchReads(plans: PlanNode[]): Reads {
  const rows: Reads['rows'] = async (schema, statement) => {
    const { text, values } = statement.compile();
    const explained = await database.admin.query(`explain (analyze, format json) ${text}`, [...values]);
    plans.push(readPlan(explained.rows).Plan);
    const found = await database.admin.query(text, [...values]);
    return found.rows.map((row) => schema.parse(row));
  };
  return {
    rows,
    row: async (schema, statement) => (await rows(schema, statement))[0],
    read: () => {
      throw new Error('the inventory is read by statements');
    },
  };
}

it('finds 250 samples, their requests and what is like those that fail without reading the inventory', async () => {
  const plans: PlanNode[] = [];
  const answers = await readAvailability(watchReads(plans), {
    kindId: LCL,
    ids: IDS,
    generateIpscs: false,
    offersAlternatives: true,
  });
  expect(answers.filter(({ amount_available: amount }) => amount !== null)).toHaveLength(IDS.length);
  expect(answers.some(({ request_count: count }) => count > 0)).toBe(true);
  expect(answers.some(({ alternatives }) => alternatives && alternatives.length > 0)).toBe(true);
  const scans = plans.flatMap(listPlanNodes).filter((node) => node['Relation Name'] !== undefined);
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  const indexes = new Set(scans.flatMap((node) => node['Index Name'] ?? []));
  expect([...indexes]).toEqual(
    expect.arrayContaining(['sample_pkey', 'request_sample_sample', 'sample_alternative']),
  );
  const rows = scans.map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0));
  expect(Math.max(...rows)).toBeLessThan(MOST_ROWS);
});
