/** A draft is finished, read and compared in the version of the form that it was begun with; a new one has the newest. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import {
  createRenewalSteps,
  createRequestFactories,
  mailTo,
  type TestRequest,
} from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let steps: ReturnType<typeof createRenewalSteps>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  steps = createRenewalSteps(h, make);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

const pinVersion = (id: number, version: number) =>
  h.build.sql('update researcher.request set form_version = $2 where id = $1', [id, version]);
const read = (id: number, as: TestPerson) => h.call(`GET /request/${id}/?expand=details,brief`, { as });
const readPdf = async (id: number) => (await h.call(`GET /request/${id}/docs/`, { as: admin })).status;

async function draftWithViewer(): Promise<TestRequest> {
  const draft = await make.request({ status: 1 });
  await h.build.sql('update researcher.dataset set gpf_accessible = true where id = $1', [draft.datasetId]);
  await patch(draft, { gpf_access_status: 2 });
  return draft;
}
async function patch({ id, owner }: TestRequest, body: object): Promise<void> {
  expect((await h.call(`PATCH /request/${id}/`, { as: owner, body })).status).toBe(200);
}

it.each([
  [2, 'Wanted', 'Not wanted'],
  [3, 'Requested', 'Not requested'],
])('a dataset request of version %i says “%s” [P1-02]', async (version, before, after) => {
  const draft = await draftWithViewer();
  expect((await read(draft.id, draft.owner)).body.details.form_version).toBe(3);
  await pinVersion(draft.id, version);
  expect((await h.call(`POST /request/${draft.id}/submit/`, { as: draft.owner })).status).toBe(200);
  const { body } = await read(draft.id, admin);
  expect(body.details.form_version).toBe(version);
  expect(body.brief).toContainEqual({ label: 'GPF viewer access', text: before });
  expect(await readPdf(draft.id)).toBe(200);

  const decision = { status: 6, email: mailTo(draft) };
  expect((await h.call(`POST /request/${draft.id}/decision/`, { as: admin, body: decision })).status).toBe(
    200,
  );
  await patch(draft, { gpf_access_status: 1 });
  const { changes } = (await h.call(`GET /request/${draft.id}/changes/`, { as: draft.owner })).body;
  expect(changes).toMatchObject([{ label: 'GPF viewer access', before, after }]);
});

it.each([
  [1002, 'No publication is expected'],
  [1003, 'No, and no publication is expected'],
])('a renewal of version %i says “%s” [P1-02]', async (version, words) => {
  const request = await make.request({ status: 7 });
  const complete = await steps.body(request, 1, { publication_status: 3, publication_data: null });
  const draft = (await steps.renew({ ...complete, status: 1 }, request.owner)).body;
  expect(draft.form_version).toBe(1003);
  await pinVersion(draft.id, version);
  const as = request.owner;
  const submitted = await h.call(`PATCH /renewal/${draft.id}/`, { as, body: { status: 2 } });
  expect(submitted.body).toMatchObject({ status: 2, form_version: version });
  const { brief } = (await read(draft.id, admin)).body;
  expect(brief).toContainEqual({ label: 'Publication', text: words });
  expect(await readPdf(draft.id)).toBe(200);
});

it('what was agreed to in older terms is read by them, and submitted once the newest are agreed to [R5-56]', async () => {
  const draft = await make.request({ status: 1 });
  const { id, owner: as } = draft;
  const readVersion = async () => (await read(id, as)).body.details.usage_policy_version;
  const submit = () => h.call(`POST /request/${id}/submit/`, { as });
  await h.build.sql("update researcher.request set usage_policy_version = '2026-12' where id = $1", [id]);
  expect(await readVersion()).toBe('2026-12');
  expect((await submit()).body.agreed_to_usage_policy).toEqual([
    'The usage policy has changed. Please read it and agree to it again',
  ]);
  await patch(draft, { agreed_to_usage_policy: true });
  expect(await readVersion()).toBe('2027-01');
  expect((await submit()).status).toBe(200);
});
