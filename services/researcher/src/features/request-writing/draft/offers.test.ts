/** Which types someone may ask for (spec 2 section 5): the quoted reasons, on the list and on every way in. */
import { REQUEST_STATUS as S, REQUEST_TYPE as T, type RequestOffer } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

const IN_REVIEW = '* You have an ABN Data Request that is currently under review';
const APPROVED = '* You are already approved for this resource';
const APPLY_FIRST = '* Must apply for above Data Access before requesting this resource';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

async function getReasons(as: TestPerson): Promise<Record<number, string | null>> {
  const { body } = await harness.call('GET /request-offer/', { as });
  return Object.fromEntries((body.results as RequestOffer[]).map(({ type, reason }) => [type, reason]));
}
const start = async (owner: TestPerson, type: number) => {
  const project = await make.project(owner);
  return harness.call('POST /request/', { as: owner, body: { project: project.id, type } });
};

it('who has asked for nothing may ask for data of the brain bank, and for tissue later [R5-21 R5-22]', async () => {
  const owner = await harness.build.person();
  expect(await getReasons(owner)).toEqual({
    [T.DATASET]: null,
    [T.BIOSPECIMEN]: null,
    [T.RESEARCH_MATCH]: null,
    [T.ABN_DATA]: null,
    [T.PILOT_TISSUE]: APPLY_FIRST,
    [T.ABN_TISSUE]: APPLY_FIRST,
  });
  const refused = await start(owner, T.ABN_TISSUE);
  expect([refused.status, refused.body]).toEqual([400, { type: [APPLY_FIRST] }]);
});

it('says why in the language of the caller', async () => {
  const owner = await harness.build.person();
  const { body } = await harness.call('GET /request-offer/', {
    as: owner,
    headers: { 'Accept-Language': 'es-US' },
  });
  expect((body.results as RequestOffer[]).find(({ type }) => type === T.ABN_TISSUE)?.reason).toBe(
    '* Primero debe solicitar el acceso a los datos de Autism BrainNet',
  );
});

it.each([S.SUBMITTED, S.UNDER_REVIEW, S.REVISIONS_REQUESTED, S.APPROVED_PENDING_TEAM])(
  'while a request for its data is at %i there is no second one [R5-19]',
  async (status) => {
    const { owner } = await make.request({ type: T.ABN_DATA, status });
    expect(await getReasons(owner)).toMatchObject({
      [T.ABN_DATA]: IN_REVIEW,
      [T.PILOT_TISSUE]: APPLY_FIRST,
    });
    expect((await start(owner, T.ABN_DATA)).body).toEqual({ type: [IN_REVIEW] });
  },
);

it.each([S.APPROVED, S.FULFILLED])(
  'after approval (%i) tissue is open, and the data are there',
  async (status) => {
    const { owner } = await make.request({ type: T.ABN_DATA, status });
    expect(await getReasons(owner)).toMatchObject({
      [T.ABN_DATA]: APPROVED,
      [T.PILOT_TISSUE]: null,
      [T.ABN_TISSUE]: null,
    });
    expect((await start(owner, T.ABN_TISSUE)).status).toBe(201);
  },
);

it.each([S.REJECTED, S.WITHDRAWN, S.SUSPENDED])(
  'what ended (%i) neither opens nor blocks',
  async (status) => {
    const { owner } = await make.request({ type: T.ABN_DATA, status });
    const { [T.ABN_DATA]: data, [T.ABN_TISSUE]: tissue } = await getReasons(owner);
    expect([data, tissue]).toEqual([null, APPLY_FIRST]);
  },
);

it('of two drafts the second one is refused when it is submitted', async () => {
  const first = await make.request({ type: T.ABN_DATA, status: S.CREATED });
  const second = await make.request({ type: T.ABN_DATA, status: S.CREATED, owner: first.owner });
  for (const { project } of [first, second]) await make.irb(project);
  const submit = (id: number) => harness.call(`POST /request/${id}/submit/`, { as: first.owner });
  expect((await submit(first.id)).status).toBe(200);
  const refused = await submit(second.id);
  expect([refused.status, refused.body]).toEqual([400, { type: [IN_REVIEW] }]);
});

it.each([S.UNDER_REVIEW, S.APPROVED, S.FULFILLED])(
  'samples may be asked for again whatever became of the last request (%i) [R5-64]',
  async (status) => {
    const { owner } = await make.request({ type: T.BIOSPECIMEN, status });
    expect(await getReasons(owner)).toMatchObject({ [T.BIOSPECIMEN]: null });
    expect((await start(owner, T.BIOSPECIMEN)).status).toBe(201);
  },
);

it('a request begins with each type that has a form, and with no other [P1-05]', async () => {
  const { owner } = await make.request({ type: T.ABN_DATA, status: S.REJECTED });
  for (const type of [T.DATASET, T.BIOSPECIMEN, T.RESEARCH_MATCH, T.ABN_DATA])
    expect((await start(owner, type)).body).toMatchObject({ type, status: S.CREATED });
  const approved = await make.request({ type: T.ABN_DATA, status: S.APPROVED });
  for (const type of [T.PILOT_TISSUE, T.ABN_TISSUE])
    expect((await start(approved.owner, type)).body).toMatchObject({ type, status: S.CREATED });
  for (const type of [3, 5, 9]) {
    const refused = await start(owner, type);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['type']]);
  }
});

it('strangers without an account are asked to log in', async () => {
  expect((await harness.call('GET /request-offer/')).status).toBe(401);
});
