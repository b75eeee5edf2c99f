import { REQUEST_STATUS as S, REQUEST_TYPE as T } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';
import { readSubmission } from './check.ts';

const SPARK_ONLY = 'For research that does not relate to autism, only the SPARK cohort can be requested';
let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const ask = (id: number, as?: TestPerson) =>
  harness.call(`GET /request/${id}/resource-problems/`, as ? { as } : {});

it('a dataset that became limited is named while the draft is written, also to staff who write it', async () => {
  const draft = await make.request({ status: S.CREATED });
  expect((await ask(draft.id, draft.owner)).body).toEqual({ results: [] });
  await harness.build.sql('update researcher.dataset set limited = true where id = $1', [draft.datasetId]);
  for (const as of [draft.owner, admin])
    expect((await ask(draft.id, as)).body).toEqual({
      results: [
        { field: 'datasets', messages: [expect.stringMatching(/is restricted to certain researchers/)] },
      ],
    });
});

it('a kind of samples and a type are named under their fields; an empty draft has no problem', async () => {
  const samples = await make.request({ type: T.BIOSPECIMEN, status: S.CREATED, details: { sample_type: 6 } });
  const tissue = await make.request({ type: T.ABN_TISSUE, status: S.CREATED });
  await harness.build.sql('update researcher.project set non_autism_research = true where id = $1', [
    tissue.project.id,
  ]);
  expect((await ask(samples.id, samples.owner)).body.results).toEqual([]);
  await harness.build.sql('update researcher.sample_type set limited = true where id = 6');
  expect((await ask(samples.id, samples.owner)).body.results).toEqual([
    { field: 'additional_data.sample_type', messages: ["This kind of sample can't be requested"] },
  ]);
  expect((await ask(tissue.id, tissue.owner)).body.results).toEqual([
    { field: 'type', messages: [SPARK_ONLY] },
  ]);
  const project = await make.project();
  const empty = await harness.call('POST /request/', {
    as: project.owner,
    body: { project: project.id, type: T.DATASET },
  });
  expect((await ask(empty.body.id, project.owner)).body.results).toEqual([]);
});

it('is for who edits: 401, 404 for strangers, 403 for the team, 409 after the submission', async () => {
  const member = await harness.build.person();
  const { id, owner } = await make.request({ status: S.UNDER_REVIEW, team: [member] });
  const statuses = await Promise.all(
    [undefined, await harness.build.person(), member, owner].map(async (as) => (await ask(id, as)).status),
  );
  expect(statuses).toEqual([401, 404, 403, 409]);
});

it('is a 404 also where the draft is deleted between the two reads of one call', async () => {
  const { id, owner } = await make.request({ status: S.CREATED });
  expect((await harness.call(`DELETE /request/${id}/`, { as: owner })).status).toBe(204);
  expect((await ask(id, owner)).status).toBe(404);
  const secondRead = harness.database.write((work) => readSubmission(work, id));
  await expect(secondRead).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
