import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

const read = (id: number, as?: TestPerson) => h.call(`GET /request/${id}/changes/`, as ? { as } : {});
const patch = ({ id, owner }: TestRequest, body: object) =>
  h.call(`PATCH /request/${id}/`, { as: owner, body });
async function submit({ id, owner }: TestRequest): Promise<void> {
  expect((await h.call(`POST /request/${id}/submit/`, { as: owner })).status).toBe(200);
}
async function askForRevisions(request: TestRequest): Promise<void> {
  const body = { status: 6, email: mailTo(request) };
  const answer = await h.call(`POST /request/${request.id}/decision/`, { as: admin, body });
  expect(answer.status).toBe(200);
}
const summary = (body: { changes: Record<string, string>[] }) =>
  body.changes.map(({ label, before, after }) => [label, before, after]);

it('the owner sees what they changed before they submit again, and staff and reviewers see it afterwards', async () => {
  const member = await h.build.person({ firstName: 'Bea', lastName: 'Moss' });
  const draft = await make.request({ status: 1, team: [member] });
  const { id, owner } = draft;
  expect((await read(id, owner)).body).toEqual({ since: null, changes: [] });
  await submit(draft);
  expect((await read(id, admin)).body).toEqual({ since: null, changes: [] });
  await askForRevisions(draft);
  const first = await read(id, owner);
  expect(first.body.changes).toEqual([]);
  expect(first.body.since).toMatch(/^20\d\d-/);

  const dataset = await make.dataset();
  const [was] = await h.build.sql<{ usage: string; names: string }>(
    `select t.additional_data ->> 'usage' as usage, dataset.dataset_id || ': ' || dataset.name as names
     from researcher.request t join researcher.dataset dataset on dataset.id = $2 where t.id = $1`,
    [id, draft.datasetId],
  );
  const [added] = await h.build.sql<{ names: string }>(
    "select dataset_id || ': ' || name as names from researcher.dataset where id = $1",
    [dataset],
  );
  await patch(draft, {
    additional_data: { usage: 'We look at sleep alone.', request_changes: 'The use is narrower.' },
    datasets: [dataset],
    access_control_list: [{ user_id: owner.id }],
  });
  const expected = [
    ['Datasets', was?.names, added?.names],
    [expect.any(String), '', 'The use is narrower.'],
    ['Intended use', was?.usage, 'We look at sleep alone.'],
    ['People with access', expect.stringContaining('Bea Moss'), expect.not.stringContaining('Bea Moss')],
  ];
  expect(summary((await read(id, owner)).body)).toEqual(expected);
  await submit(draft);
  const reviewer = await h.build.person({ roles: ['sfari_reviewer'] });
  for (const person of [admin, reviewer, owner])
    expect(summary((await read(id, person)).body)).toEqual(expected);

  // The third submission is compared with the second.
  await h.build.sql('update researcher.request set status = 6 where id = $1', [id]);
  expect((await read(id, owner)).body.changes).toEqual([]);
  await patch(draft, { additional_data: { usage: 'Sleep and language.' } });
  await submit(draft);
  expect(summary((await read(id, admin)).body)).toEqual([
    ['Intended use', 'We look at sleep alone.', 'Sleep and language.'],
  ]);
});

it('another file of the same name is another answer, and both can be opened', async () => {
  const draft = await make.request({ type: 6, status: 1 });
  const { id, owner } = draft;
  await submit(draft);
  await askForRevisions(draft);
  const [stored] = await h.build.sql<{ answers: { nih_biosketch: { id: string; name: string }[] } }>(
    'select additional_data as answers from researcher.request where id = $1',
    [id],
  );
  const before = stored?.answers.nih_biosketch ?? [];
  const name = before[0]?.name ?? '';
  const newer = await h.build.file({ creator: owner, type: 3, name });
  await patch(draft, { additional_data: { nih_biosketch: [{ id: newer, name }] } });
  const [change, ...others] = (await read(id, owner)).body.changes;
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    field: 'nih_biosketch',
    files_before: before,
    files_after: [{ id: newer, name }],
  });
});

it('is read by those who read the request, and by no one else', async () => {
  const request = await make.request({ status: 2 });
  expect((await read(request.id)).status).toBe(401);
  expect((await read(request.id, await h.build.person())).status).toBe(404);
  expect((await h.call('GET /request/x/changes/', { as: admin })).status).toBe(404);
  expect((await read(request.id, admin)).status).toBe(200);
});
