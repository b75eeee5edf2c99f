/**
 * Requests of a reviewer are read by key, in the one plan that serves all reviewers too: by the average of reviews a
 * reviewer has, PostgreSQL would go through all requests, once for each relation that asks for them.
 */
import { listStatement, type ResourceDefinition } from '@portal/kit';
import { listPlanNodes, makeActor, readPlan, type PlanNode, type TestPerson } from '@portal/kit/testing';
import { createRequestFactories } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { fileResource } from '../file/index.ts';
import { userResource } from './user.resource.ts';

const REQUESTS = 20_000;
const REVIEWERS = 8;
let core: CoreHarness;
let reviewer: TestPerson;

/** Copies of one row of a table, with their own columns. */
const copyRows = async (table: string, columns: Readonly<Record<string, string>>, from: string) => {
  await core.build.sql(`alter table ${table} disable trigger user`);
  await core.build.sql(
    `insert into ${table} select (jsonb_populate_record(model, jsonb_build_object(${Object.entries(columns)
      .map(([name, value]) => `'${name}', ${value}`)
      .join(', ')}))).* ${from}`,
  );
  await core.build.sql(`alter table ${table} enable trigger user`);
  await core.build.sql(`analyze ${table}`);
};

beforeAll(async () => {
  core = await startCore();
  const make = createRequestFactories(core);
  const model = await make.request({ status: 3 });
  reviewer = await core.build.person({ roles: ['external_reviewer'], institution: null });
  await make.review(model, reviewer);
  await core.build.sql(
    `insert into core.account (email, first_name, last_name, verified)
     select 'reviewer-' || n || '@many.test', 'First', 'Last', true from generate_series(1, ${REVIEWERS}) n`,
  );
  await copyRows(
    'researcher.request',
    { id: '1000000 + n', sfari_request_id: "'REQ9' || n", additional_data: "'{}'::jsonb" },
    `from researcher.request model, generate_series(1, ${REQUESTS}) n where model.id = ${model.id}`,
  );
  await copyRows(
    'researcher.review',
    { id: '1000000 + n', request_id: '1000000 + n', reviewer_id: 'person.id' },
    `from researcher.review model, generate_series(1, ${REQUESTS}) n
     join (select id, row_number() over (order by id) as place from core.account
       where email::text like 'reviewer-%@many.test') person on person.place = n % ${REVIEWERS} + 1
     where model.request_id = ${model.id}`,
  );
  await core.build.sql('analyze core.account');
});
afterAll(() => core?.stop());

/** The table that is read at the end of a line of nodes with one input each. */
const findScan = (plan: PlanNode): PlanNode =>
  plan['Relation Name'] === undefined && plan.Plans?.length === 1 && plan.Plans[0]
    ? findScan(plan.Plans[0])
    : plan;

/** How requests are read beside the reviews that name them, at each place of the plan. */
const scansBesideReviews = (plan: PlanNode): (string | undefined)[] =>
  listPlanNodes(plan).flatMap((node) => {
    const scans = (node.Plans ?? []).map(findScan);
    const requests = scans.filter((scan) => scan['Relation Name'] === 'request');
    return scans.some((scan) => scan['Relation Name'] === 'review')
      ? requests.map((scan) => scan['Node Type'])
      : [];
  });

it.each<[string, ResourceDefinition]>([
  ['people', userResource],
  ['files', fileResource],
])('the list of %s reads requests of a reviewer by key', async (_name, resource) => {
  const { text } = listStatement(resource, makeActor(reviewer.roles, { userId: reviewer.id }), { limit: 30 });
  const explained = await core.build.sql(`explain (generic_plan, format json) ${text}`);
  const scans = scansBesideReviews(readPlan(explained).Plan);
  expect(scans.length).toBeGreaterThan(0);
  expect(new Set(scans)).toEqual(new Set(['Index Scan']));
});
