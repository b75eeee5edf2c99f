/** Only the newest version of a dataset can be requested, while it is offered and available: by whatever way it is named. */
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

const change = (id: string, assignment: string, ...values: unknown[]) =>
  harness.build.sql(`update researcher.dataset set ${assignment} where id = $1`, [id, ...values]);
const newer = async (id: string) => change(id, 'parent = $2', await make.dataset());
const unavailable = (id: string) => change(id, 'available = false');
const withdrawn = (id: string) => change(id, 'active = false');

describe.each([
  ['an older version', newer, /^There is a newer version of DS\d+\. Please choose that one$/],
  ['a dataset that is not available', unavailable, /^DS\d+ is not available right now$/],
  ['a dataset taken out of the catalogue', withdrawn, /^DS\d+ can no longer be requested$/],
])('%s', (_name, spoil, words) => {
  const refusal = { datasets: [expect.stringMatching(words)] };
  const submit = ({ id, owner }: TestRequest) => harness.call(`POST /request/${id}/submit/`, { as: owner });
  const stored = (request: { id: number }) =>
    harness.build.sql<{ dataset_id: string }>(
      'select dataset_id from researcher.request_dataset where request_id = $1',
      [request.id],
    );

  it('cannot begin a draft [R7-04]', async () => {
    const project = await make.project();
    const dataset = await make.dataset();
    await spoil(dataset);
    const body = { project: project.id, type: 1, datasets: [dataset] };
    const answer = await harness.call('POST /request/', { as: project.owner, body });
    expect([answer.status, answer.body]).toEqual([400, refusal]);
  });

  it('cannot be added, and what was chosen before may stay beside a change', async () => {
    const draft = await make.request({ status: 1 });
    const [dataset, other] = [await make.dataset(), await make.dataset()];
    await spoil(dataset);
    const choose = (datasets: readonly string[]) =>
      harness.call(`PATCH /request/${draft.id}/`, { as: draft.owner, body: { datasets } });
    const answer = await choose([draft.datasetId, dataset]);
    expect([answer.status, answer.body]).toEqual([400, refusal]);
    expect(await stored(draft)).toEqual([{ dataset_id: draft.datasetId }]);
    await spoil(draft.datasetId);
    expect((await choose([draft.datasetId, other])).status).toBe(200);
    expect(await stored(draft)).toHaveLength(2);
  });

  it.each([
    ['submitted', 1],
    ['submitted again', 6],
  ] as const)('cannot be %s [R7-04]', async (_how, status) => {
    const request = await make.request({ status });
    await spoil(request.datasetId);
    const answer = await submit(request);
    expect([answer.status, answer.body]).toEqual([400, refusal]);
    expect(await make.readStatus(request)).toBe(status);
    await harness.build.sql('update researcher.dataset set parent = null, available = true, active = true');
    expect((await submit(request)).status).toBe(200);
  });
});
