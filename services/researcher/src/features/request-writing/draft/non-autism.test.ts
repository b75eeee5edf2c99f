/** Research that does not relate to autism has the SPARK cohort alone, no matter who writes and how (spec 2 section 5). */
import { REQUEST_STATUS as S, REQUEST_TYPE as T } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestProject, type TestRequest } from '../../../testing/index.ts';

const SPARK_ONLY = 'For research that does not relate to autism, only the SPARK cohort can be requested';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let spark: string;
let ssc: string;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  spark = await make.dataset({ cohort: 'SPARK' });
  ssc = await make.dataset({ cohort: 'SSC' });
});
afterAll(() => harness?.stop());

async function otherProject(owner?: TestPerson): Promise<TestProject> {
  const project = await make.project(owner);
  await harness.build.sql('update researcher.project set non_autism_research = true where id = $1', [
    project.id,
  ]);
  return project;
}
const patch = ({ id, owner }: Pick<TestRequest, 'id' | 'owner'>, body: object) =>
  harness.call(`PATCH /request/${id}/`, { as: owner, body });
const start = ({ id, owner }: TestProject, further: object) =>
  harness.call('POST /request/', { as: owner, body: { project: id, ...further } });
const getAnswer = (project: { id: number }, answer: boolean, as = admin) =>
  harness.call(`PATCH /project/${project.id}/`, { as, body: { non_autism_research: answer } });
const read = async ({ id, owner }: Pick<TestRequest, 'id' | 'owner'>) =>
  (await harness.call(`GET /request/${id}/?expand=datasets,details`, { as: owner })).body;

describe('other cohorts are refused by field [R5-18]', () => {
  it('when a draft begins and when it is saved', async () => {
    const project = await otherProject();
    expect((await start(project, { type: T.DATASET, datasets: [ssc] })).body).toEqual({
      datasets: [SPARK_ONLY],
    });
    const { status, body } = await start(project, { type: T.DATASET, datasets: [spark] });
    expect(status).toBe(201);
    const draft = { id: body.id, owner: project.owner };
    expect((await patch(draft, { datasets: [spark, ssc] })).body).toEqual({ datasets: [SPARK_ONLY] });
    expect((await read(draft)).datasets).toHaveLength(1);
  });

  it('for Research Match too', async () => {
    const project = await otherProject();
    const { body } = await start(project, { type: T.RESEARCH_MATCH });
    const draft = { id: body.id, owner: project.owner };
    const name = (cohort: string) => patch(draft, { additional_data: { cohort } });
    expect((await name('SSC')).body).toEqual({ 'additional_data.cohort': [SPARK_ONLY] });
    expect((await name('SPARK')).status).toBe(200);
  });

  it.each([T.ABN_DATA, T.PILOT_TISSUE, T.ABN_TISSUE])(
    'for the brain bank, which has nothing of SPARK: type %i is neither offered nor taken',
    async (type) => {
      const { owner } = await make.request({ type: T.ABN_DATA, status: S.REJECTED });
      if (type !== T.ABN_DATA) await make.approveForBrainBank(owner);
      const [project, autism] = [await otherProject(owner), await make.project(owner)];
      const offered = async (id: number) =>
        (await harness.call(`GET /request-offer/?project=${id}`, { as: owner })).body.results.map(
          (offer: { type: number }) => offer.type,
        );
      expect(await offered(project.id)).toEqual([T.DATASET, T.BIOSPECIMEN, T.RESEARCH_MATCH]);
      expect(await offered(autism.id)).toContain(type);
      const refused = { type: [SPARK_ONLY] };
      for (const as of [owner, admin])
        expect((await start({ ...project, owner: as }, { type })).body).toEqual(refused);
      const draft = { id: (await start(project, { type: T.DATASET })).body.id, owner };
      expect((await patch(draft, { type })).body).toEqual(refused);
      const other = { id: (await start(autism, { type })).body.id, owner };
      expect((await patch(other, { project: project.id })).body).toEqual({ project: [SPARK_ONLY] });
      await getAnswer(autism, true);
      expect((await harness.call(`POST /request/${other.id}/submit/`, { as: owner })).body).toMatchObject(
        refused,
      );
    },
  );

  it('for samples when they are submitted, those of no known cohort too', async () => {
    const PLASMA = 1;
    for (const id of ['N-spark', 'N-ssc', 'N-unknown']) await make.sample(PLASMA, id);
    const mark = (id: string, cohort: string) =>
      harness.build.sql('update researcher.sample set cohort = $2 where sample_id = $1', [id, cohort]);
    await mark('N-spark', 'SPARK');
    await mark('N-ssc', 'SSC');
    const draft = await make.request({
      type: T.BIOSPECIMEN,
      status: S.CREATED,
      details: { sample_type: PLASMA, samples: { 'N-spark': 200, 'N-ssc': 200, 'N-unknown': 200 } },
    });
    await make.irb(draft.project);
    const submit = () => harness.call(`POST /request/${draft.id}/submit/`, { as: draft.owner });
    await harness.build.sql('update researcher.project set non_autism_research = true where id = $1', [
      draft.project.id,
    ]);
    expect((await submit()).body).toEqual({
      'additional_data.samples': [
        'For research that does not relate to autism, only samples from the SPARK cohort can be requested. Please remove: N-ssc, N-unknown',
      ],
    });
    await patch(draft, { additional_data: { samples: { 'N-spark': 200 } } });
    expect((await submit()).status).toBe(200);
  });

  it('for samples while ids are typed, in the tab Availability and where staff correct them', async () => {
    const PLASMA = 1;
    const OTHER =
      'For research that does not relate to autism, only samples from the SPARK cohort can be requested';
    for (const id of ['V-spark', 'V-ssc', 'V-unknown']) await make.sample(PLASMA, id);
    const mark = (id: string, cohort: string) =>
      harness.build.sql('update researcher.sample set cohort = $2 where sample_id = $1', [id, cohort]);
    await mark('V-spark', 'SPARK');
    await mark('V-ssc', 'SSC');
    const request = await make.request({
      type: T.BIOSPECIMEN,
      status: S.UNDER_REVIEW,
      details: { sample_type: PLASMA, samples: { 'V-spark': 200, 'V-ssc': 200 } },
    });
    const ids = ['V-spark', 'V-ssc', 'V-unknown', 'V-none'];
    const { id: project } = request.project;
    const ask = (more: Record<string, unknown>, as = request.owner) =>
      harness.call('POST /sample-availability/validate/', {
        as,
        body: { ids, sample_type: PLASMA, ...more },
      });
    const getRefusals = async (more: Record<string, unknown>) =>
      (await ask(more)).body.results.map((sample: { refusals?: string[] }) => sample.refusals);
    const none = [undefined, undefined, undefined, undefined];
    expect(await getRefusals({ project })).toEqual(none);
    await harness.build.sql('update researcher.project set non_autism_research = true where id = $1', [
      project,
    ]);
    expect(await getRefusals({ project })).toEqual([undefined, [OTHER], [OTHER], undefined]);
    expect(await getRefusals({})).toEqual(none);
    expect((await ask({ project }, await harness.build.person())).status).toBe(404);
    expect((await ask({ project: 'x' })).status).toBe(400);
    const shown = await harness.call(`GET /request/${request.id}/samples/`, { as: request.owner });
    expect(
      shown.body.results.map((sample: { id: string; refusals?: string[] }) => [sample.id, sample.refusals]),
    ).toEqual([
      ['V-ssc', [OTHER]],
      ['V-spark', undefined],
    ]);
    const correct = (samples: Record<string, number>) =>
      harness.call(`PATCH /request/${request.id}/`, { as: admin, body: { additional_data: { samples } } });
    expect((await correct({ 'V-spark': 200, 'V-unknown': 200 })).body).toEqual({
      'additional_data.samples': [`${OTHER}. Please remove: V-unknown`],
    });
    expect((await correct({ 'V-spark': 250 })).status).toBe(200);
  });

  it('when it is submitted, whatever was chosen before', async () => {
    const draft = await make.request({ status: S.CREATED });
    await harness.build.sql('update researcher.project set non_autism_research = true where id = $1', [
      draft.project.id,
    ]);
    const refused = await harness.call(`POST /request/${draft.id}/submit/`, { as: draft.owner });
    expect([refused.status, refused.body]).toEqual([400, { datasets: [SPARK_ONLY] }]);
  });
});

describe('another answer of the project [R2.1-13]', () => {
  it('clears what its drafts have chosen, and nothing that was submitted; the history says it', async () => {
    const draft = await make.request({ status: S.CREATED });
    const match = await make.request({ status: S.CREATED, type: T.RESEARCH_MATCH, owner: draft.owner });
    await harness.build.cohort('SPARK');
    await patch(match, { additional_data: { cohort: 'SPARK' } });
    await harness.build.sql('update researcher.request set project_id = $2 where id = $1', [
      match.id,
      draft.project.id,
    ]);
    const sent = await make.request({ status: S.SUBMITTED, owner: draft.owner });
    await harness.build.sql('update researcher.request set project_id = $2 where id = $1', [
      sent.id,
      draft.project.id,
    ]);
    const { headers } = await harness.call(`GET /request/${draft.id}/`, { as: draft.owner });
    expect((await getAnswer(draft.project, true)).status).toBe(200);

    expect(await read(draft)).toMatchObject({ datasets: [], cohorts: [], type: T.DATASET });
    expect((await read(draft)).details.additional_data).toHaveProperty('usage');
    expect(await read(match)).toMatchObject({ cohorts: [] });
    expect((await read(match)).details.additional_data).not.toHaveProperty('cohort');
    expect((await read(sent)).datasets).toHaveLength(1);
    const stale = await harness.call(`PATCH /request/${draft.id}/`, {
      as: draft.owner,
      body: { datasets: [spark] },
      headers: { 'If-Match': headers.get('ETag') ?? '' },
    });
    expect(stale.status, 'a tab that is still open is told').toBe(409);
    const history = await harness.build.sql<{ actor_id: number; operation: string }>(
      `select actor_id, operation from audit.log where model = 'request_dataset' and parent_pk = $1
        order by id desc limit 1`,
      [String(draft.id)],
    );
    expect(history).toEqual([expect.objectContaining({ actor_id: admin.id })]);
  });

  it('that is the same clears nothing', async () => {
    const draft = await make.request({ status: S.CREATED });
    expect((await getAnswer(draft.project, false)).status).toBe(200);
    expect((await read(draft)).datasets).toHaveLength(1);
  });

  it('is an administrator’s to give', async () => {
    const draft = await make.request({ status: S.CREATED });
    expect((await getAnswer(draft.project, true, draft.owner)).status).toBe(400);
    expect((await read(draft)).datasets).toHaveLength(1);
  });

  it('and a dataset chosen at the same time: none of another cohort is left', async () => {
    const draft = await make.request({ status: S.CREATED });
    await Promise.all([getAnswer(draft.project, true), patch(draft, { datasets: [draft.datasetId, ssc] })]);
    expect((await read(draft)).datasets).toEqual([]);
  });
});

it('a draft that moves to a project with another answer loses its resources; to one with the same it still has them', async () => {
  const draft = await make.request({ status: S.CREATED });
  const same = await make.project(draft.owner);
  await patch(draft, { project: same.id });
  expect((await read(draft)).datasets).toHaveLength(1);
  const other = await otherProject(draft.owner);
  expect((await patch(draft, { project: other.id })).status).toBe(200);
  expect(await read(draft)).toMatchObject({ project: { id: other.id }, datasets: [], cohorts: [] });
  expect((await patch(draft, { datasets: [spark] })).status).toBe(200);
});
