/** The cohort that a Research Match application names is the request's (spec 2 sections 3 and 5). */
import { REQUEST_TYPE } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  for (const name of ['SPARK', 'SSC']) await harness.build.cohort(name);
});
afterAll(() => harness?.stop());

async function startDraft() {
  const project = await make.project();
  const { owner } = project;
  const { body } = await harness.call('POST /request/', {
    as: owner,
    body: { project: project.id, type: REQUEST_TYPE.RESEARCH_MATCH },
  });
  const name = (cohort: string | null) =>
    harness.call(`PATCH /request/${body.id}/`, { as: owner, body: { additional_data: { cohort } } });
  const read = async (): Promise<string[]> => {
    const answer = await harness.call(`GET /request/${body.id}/`, { as: owner });
    return answer.body.cohorts.map((cohort: { display_name: string }) => cohort.display_name);
  };
  return { id: body.id as number, project, owner, name, read };
}

it('follows the answer, and goes with it', async () => {
  const { name, read } = await startDraft();
  await name('SPARK');
  expect(await read()).toEqual(['SPARK']);
  await name('SSC');
  expect(await read()).toEqual(['SSC']);
  await name(null);
  expect(await read()).toEqual([]);
});

it('for research that does not relate to autism only SPARK is taken', async () => {
  const { id, project, owner, name } = await startDraft();
  const submit = async () => (await harness.call(`POST /request/${id}/submit/`, { as: owner })).body;
  await name('SSC');
  await harness.build.sql('update researcher.project set non_autism_research = true where id = $1', [
    project.id,
  ]);
  expect(await submit()).toMatchObject({
    'additional_data.cohort': [
      'For research that does not relate to autism, only the SPARK cohort can be requested',
    ],
  });
  await name('SPARK');
  expect(await submit()).not.toHaveProperty(['additional_data.cohort']);
});
