/** A newer form counts for new requests; a draft goes on with the one that it was begun with. */
import { currentForm, type RequestType } from '@portal/contract';
import { instrument } from '@portal/contract/testing/instrument/index';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

vi.mock(import('@portal/contract/request-types/index'), async (readList) => {
  const { REQUEST_TYPE_LIST } = await readList();
  const { instrument: added } = await import('@portal/contract/testing/instrument/index');
  const [first] = added.forms;
  const [loan, people] = first.sections;
  // The second version asks for a shelf and no longer for weeks.
  const shelf = { type: 'text', name: 'shelf', label: 'On which shelf?', examples: ['3'] };
  const items = [...loan.items.filter((item) => !('name' in item) || item.name !== 'weeks'), shelf];
  const second = { ...first, version: 2, sections: [{ ...loan, items }, people] };
  return {
    REQUEST_TYPE_LIST: [
      ...REQUEST_TYPE_LIST,
      { ...added, forms: [first, second] },
    ] as unknown as typeof REQUEST_TYPE_LIST,
  };
});

const type = instrument.number as unknown as RequestType;
let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

it('a draft stays with the form that it was begun with, a new one has the newest [P1-02]', async () => {
  expect(currentForm(type)?.version).toBe(2);
  const project = await make.project();
  const as = project.owner;
  const begin = async () =>
    (await harness.call('POST /request/', { as, body: { project: project.id, type } })).body.id as number;
  const [older, newer] = [await begin(), await begin()];
  await harness.build.sql('update researcher.request set form_version = 1 where id = $1', [older]);
  const save = (id: number, answers: object) =>
    harness.call(`PATCH /request/${id}/`, { as, body: { additional_data: answers } });
  const getVersion = async (id: number) =>
    (await harness.call(`GET /request/${id}/?expand=details`, { as })).body.details.form_version;
  expect((await save(older, { weeks: 4 })).status).toBe(200);
  expect((await save(older, { shelf: '3' })).body).toHaveProperty(['additional_data.shelf']);
  expect((await save(newer, { shelf: '3' })).status).toBe(200);
  expect((await save(newer, { weeks: 4 })).body).toHaveProperty(['additional_data.weeks']);
  expect([await getVersion(older), await getVersion(newer)]).toEqual([1, 2]);
  const { body } = await harness.call(`POST /request/${older}/submit/`, { as });
  expect(body).toHaveProperty(['additional_data.instrument']);
  expect(body).not.toHaveProperty(['additional_data.shelf']);
});
