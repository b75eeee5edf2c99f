/** People who only review read what they were asked to review, and nothing beside it. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../app.ts';
import { createRequestFactories, type TestRequest } from '../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let plain: TestRequest;
let draft: TestRequest;
let tissue: TestRequest;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  plain = await make.request({ status: 3 });
  draft = await make.request({ status: 1, type: 8 });
  tissue = await make.request({ status: 3, type: 8 });
  for (const request of [plain, draft, tissue]) {
    await harness.build.sql(
      `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
       values ($1, $2, $3, 'Globus', 'granted')`,
      [request.owner.id, request.datasetId, request.id],
    );
    await harness.build.sql('update researcher.dataset set active = false where id = $1', [
      request.datasetId,
    ]);
  }
});
afterAll(() => harness.stop());

async function seen(person: TestPerson) {
  const ids = async (path: string, field = 'id'): Promise<unknown[]> => {
    const { body } = await harness.call(`GET ${path}`, { as: person });
    return body.results.map((row: Record<string, unknown>) => row[field]);
  };
  return {
    projects: await ids('/project/?ordering=id'),
    datasets: await ids('/dataset/?active=false'),
    access: (await ids('/datasetaccess/', 'request')).map((request) => (request as { id: number }).id),
  };
}
const of = (...requests: TestRequest[]) => ({
  projects: requests.map(({ project }) => project.id),
  datasets: requests.map(({ datasetId }) => datasetId),
  access: requests.map(({ id }) => id),
});

describe.each(['external_reviewer', 'internal_reviewer'] as const)('%s', (role) => {
  it('sees nothing unasked, then only what belongs to the assigned request', async () => {
    const person = await harness.build.person({ roles: [role], institution: null });
    expect(await seen(person)).toEqual(of());
    const path = `/project/${plain.project.id}/`;
    expect((await harness.call(`GET ${path}`, { as: person })).status).toBe(404);
    await make.review(plain, person, 3);
    expect(await seen(person)).toEqual(of(plain));
    expect((await harness.call(`GET ${path}`, { as: person })).status).toBe(200);
    const team = `GET /research-team/?project_id=${tissue.project.id}`;
    expect((await harness.call(team, { as: person })).status).toBe(404);
  });
});

it('shows a brain bank reviewer the submitted tissue requests alone', async () => {
  const person = await harness.build.person({ roles: ['abn_reviewer'], institution: null });
  expect(await seen(person)).toEqual(of(tissue));
});

it('shows the office everything', async () => {
  const person = await harness.build.person({ roles: ['internal_read_only'], institution: null });
  expect((await seen(person)).projects).toEqual(of(plain, draft, tissue).projects);
});
