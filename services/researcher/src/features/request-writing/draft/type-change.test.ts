/** Another type for a draft, and what of one type a request of another never has (spec 2 sections 2.1 and 5). */
import { REQUEST_STATUS as S, REQUEST_TYPE as T, type RequestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

const patch = ({ id, owner }: Pick<TestRequest, 'id' | 'owner'>, body: object, headers = {}) =>
  harness.call(`PATCH /request/${id}/`, { as: owner, body, headers });
const read = async ({ id, owner }: TestRequest) =>
  (await harness.call(`GET /request/${id}/?expand=datasets,details,access_control_list`, { as: owner })).body;

describe('another type', () => {
  it('clears what was answered, chosen and agreed to, and begins with what is known [R2.1-12]', async () => {
    const draft = await make.request({ status: S.CREATED });
    await patch(draft, { agreed_nih: true, agreed_to_usage_policy: true, gpf_access_status: 2 });
    await harness.build.sql('update researcher.project set title = $2 where id = $1', [
      draft.project.id,
      'Sleep in siblings',
    ]);
    const answer = await patch(draft, { type: T.RESEARCH_MATCH });
    expect(answer.status).toBe(200);
    expect(await read(draft)).toMatchObject({
      type: T.RESEARCH_MATCH,
      cohorts: [],
      datasets: [],
      access_control_list: [{ user_id: draft.owner.id }],
      details: {
        type: T.RESEARCH_MATCH,
        additional_data: { title: 'Sleep in siblings' },
        rubric_version: 2,
        agreed_nih: null,
        agreed_to_usage_policy: false,
        usage_policy_version: null,
        gpf_access_status: null,
      },
    });
    expect((await read(draft)).details.additional_data).not.toHaveProperty('usage');
  });

  it('gives up the files that were answers', async () => {
    const draft = await make.request({ status: S.CREATED, type: T.RESEARCH_MATCH });
    const files = () =>
      harness.build.sql('select id from researcher.request_file where request_id = $1', [draft.id]);
    expect(await files()).not.toEqual([]);
    await patch(draft, { type: T.DATASET });
    expect(await files()).toEqual([]);
  });

  it('may bring its own resources in the same call, and the same type changes nothing', async () => {
    const draft = await make.request({ status: S.CREATED, type: T.RESEARCH_MATCH });
    const chosen = await make.dataset();
    const answer = await patch(draft, { type: T.DATASET, datasets: [chosen] });
    expect([answer.status, (await read(draft)).datasets.map(({ id }: { id: string }) => id)]).toEqual([
      200,
      [chosen],
    ]);
    await patch(draft, { type: T.DATASET });
    expect((await read(draft)).datasets).toHaveLength(1);
  });

  it('is asked for by the rules of a new request [R5-22]', async () => {
    const draft = await make.request({ status: S.CREATED });
    const refused = await patch(draft, { type: T.ABN_TISSUE });
    expect([refused.status, refused.body]).toEqual([
      400,
      { type: ['* Must apply for above Data Access before requesting this resource'] },
    ]);
    expect((await read(draft)).datasets).toHaveLength(1);
  });

  it('is only for drafts, and for types that are offered', async () => {
    const returned = await make.request({ status: S.REVISIONS_REQUESTED });
    expect((await patch(returned, { type: T.RESEARCH_MATCH })).body).toEqual({
      type: ['Another type can only be chosen while the request is a draft'],
    });
    expect((await patch(returned, { type: T.FUNDING })).status).toBe(400);
    expect((await patch(returned, { type: T.DATASET })).status).toBe(200);
  });

  it('is 401 without a person, 404 for a stranger, 409 over a version that was not read', async () => {
    const draft = await make.request({ status: S.CREATED });
    const body = { type: T.RESEARCH_MATCH };
    const path = `PATCH /request/${draft.id}/` as const;
    expect((await harness.call(path, { body })).status).toBe(401);
    const stranger = await harness.build.person();
    expect((await harness.call(path, { as: stranger, body })).status).toBe(404);
    const stale = await patch(draft, body, { 'If-Match': '"0"' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  });

  it('and datasets chosen in another tab: one of the two is refused, and nothing mixed is stored', async () => {
    const draft = await make.request({ status: S.CREATED });
    const chosen = await make.dataset();
    const answers = await Promise.all([
      patch(draft, { type: T.RESEARCH_MATCH }),
      patch(draft, { datasets: [draft.datasetId, chosen] }),
    ]);
    const after = await read(draft);
    expect(after).toMatchObject({ type: T.RESEARCH_MATCH, datasets: [], cohorts: [] });
    expect(answers[0].status).toBe(200);
    expect([200, 400]).toContain(answers[1].status);
  });
});

/** What each type alone has, as it would be sent. */
const OWN: Partial<Record<RequestType, { additional_data: object }>> = {
  [T.DATASET]: { additional_data: { genetic_seq: ['WES'] } },
  [T.RESEARCH_MATCH]: { additional_data: { cohort: 'SPARK' } },
  [T.ABN_DATA]: { additional_data: { introduction: 'Why' } },
  [T.PILOT_TISSUE]: { additional_data: { tissue_needed: 'Cortex' } },
};
const types = [T.DATASET, T.RESEARCH_MATCH, T.ABN_DATA, T.PILOT_TISSUE];
const MIXED = types.flatMap((type) =>
  types
    // data and pilot tissue of the brain bank share the proposal
    .filter((other) => other !== type && !(type === T.PILOT_TISSUE && other === T.ABN_DATA))
    .map((other) => ({ type, other, body: OWN[other] })),
);

describe('a draft of one type', () => {
  it.each(MIXED)('$type has no answers of type $other', async ({ type, body }) => {
    const draft = await make.request({ status: S.CREATED, type });
    const before = await read(draft);
    const refused = await patch(draft, body ?? {});
    expect(refused.status).toBe(400);
    for (const field of Object.keys(refused.body)) expect(field).toMatch(/^additional_data/);
    expect((await read(draft)).details).toEqual(before.details);
  });

  it.each(types.filter((type) => type !== T.DATASET))('%s has no datasets [R5-13]', async (type) => {
    const draft = await make.request({ status: S.CREATED, type });
    const datasets = [await make.dataset()];
    const refusal = { datasets: ['Only dataset requests can have datasets'] };
    expect((await patch(draft, { datasets })).body).toEqual(refusal);
    const other = await make.request({ status: S.CREATED });
    const refused = await patch(other, { type, datasets });
    expect(Object.keys(refused.body)).toEqual([type === T.PILOT_TISSUE ? 'type' : 'datasets']);
    expect((await read(other)).type).toBe(T.DATASET);
  });
});
