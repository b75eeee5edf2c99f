/** `POST /request/` takes what a draft may contain, by the rules of `PATCH` (decision 241). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestProject } from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let project: TestProject;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  project = await make.project();
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

const count = async (): Promise<number> =>
  (await h.build.sql<{ count: number }>('select count(*)::int as count from researcher.request'))[0]?.count ??
  0;
/** Of a dataset that the GPF viewer shows; only then it is asked about. */
async function viewable(): Promise<string> {
  const dataset = await make.dataset();
  await h.build.sql('update researcher.dataset set gpf_accessible = true where id = $1', [dataset]);
  return dataset;
}
const create = (body: object, as: TestPerson = project.owner) =>
  h.call('POST /request/', { as, body: { project: project.id, type: 1, ...body } });

it('stores all that is sent in one call, as a draft [R7-02] [R3-08]', async () => {
  const member = await h.build.person();
  await make.member(project, member);
  const dataset = await viewable();
  const agreed = {
    intent_to_download: true,
    agreed_nih: true,
    data_safeguard: true,
    agreed_to_usage_policy: true,
    gpf_access_status: 2,
  };
  const answer = await create({
    datasets: [dataset],
    access_control_list: [{ user_id: project.owner.id }, { user_id: member.id }],
    additional_data: { usage: '<p>To compare</p>', globus_username: 'ada@lab.test@globusid.test' },
    ...agreed,
  });
  expect(answer.status).toBe(201);
  const { body } = await h.call(
    `GET /request/${answer.body.id}/?expand=datasets,access_control_list,details`,
    { as: project.owner },
  );
  expect(body).toMatchObject({
    status: 1,
    submission_date: null,
    datasets: [{ id: dataset }],
    access_control_list: [{ user_id: project.owner.id }, { user_id: member.id }],
    details: { ...agreed, additional_data: { globus_username: 'ada@lab.test@globusid.test' } },
  });
  expect(body.details.usage_policy_version).toEqual(expect.any(String));
});

it('takes answers of a type without datasets [R7-02]', async () => {
  const answer = await create({ type: 4, additional_data: { title: 'Who sleeps' } });
  expect(answer.status).toBe(201);
  expect(answer.body.details.additional_data.title).toBe('Who sleeps');
});

it('refuses by field, and stores no draft [R7-02]', async () => {
  const stranger = await h.build.person();
  const before = await count();
  const cases: [object, string][] = [
    [{ access_control_list: [{ user_id: stranger.id }] }, 'access_control_list'],
    [{ datasets: ['7d444840-9dc0-41d1-b245-5ffdce74fad2'] }, 'datasets'],
    [{ type: 4, datasets: ['7d444840-9dc0-41d1-b245-5ffdce74fad2'] }, 'datasets'],
    [{ additional_data: { usage: 7 } }, 'additional_data.usage'],
    [{ gpf_access_status: 3 }, 'gpf_access_status'],
    [{ agreed_nih: 'yes' }, 'agreed_nih'],
    [{ status: 2 }, 'status'],
    [{ zendesk_ticket_ids: ['1'] }, 'zendesk_ticket_ids'],
  ];
  for (const [body, field] of cases) {
    const answer = await create(body);
    expect([field, answer.status, Object.keys(answer.body)]).toEqual([field, 400, [field]]);
  }
  expect(await count()).toBe(before);
});

it('takes no agreement from staff in the name of the owner [R7-02]', async () => {
  const before = await count();
  const refusal = ["Only the request's owner can answer this"];
  const answer = await create({ agreed_nih: true, agreed_to_usage_policy: true }, admin);
  expect([answer.status, answer.body]).toEqual([
    400,
    { agreed_nih: refusal, agreed_to_usage_policy: refusal },
  ]);
  expect(await count()).toBe(before);
  const dataset = await make.dataset();
  expect((await create({ datasets: [dataset], gpf_access_status: 1 }, admin)).status).toBe(201);
});

it('asks at submission for what was answered with no [R7-02] [R3-08]', async () => {
  const dataset = await make.dataset();
  const { body } = await create({
    datasets: [dataset],
    intent_to_download: false,
    agreed_nih: true,
    data_safeguard: true,
  });
  const submitted = await h.call(`POST /request/${body.id}/submit/`, { as: project.owner });
  expect(submitted.status).toBe(400);
  expect(submitted.body).toHaveProperty('intent_to_download');
  expect(submitted.body).toHaveProperty('agreed_to_usage_policy');
  expect(submitted.body).not.toHaveProperty('agreed_nih');
});

it('GPF viewer access is 1 or 2 [R3-07]', async () => {
  const datasets = [await viewable()];
  for (const gpf_access_status of [1, 2]) {
    const { body } = await create({ datasets, gpf_access_status });
    expect(body.details.gpf_access_status).toBe(gpf_access_status);
  }
  for (const gpf_access_status of [0, 3, '1']) expect((await create({ gpf_access_status })).status).toBe(400);
});

it('a dataset request stores its own answers, and what was changed once it came back [R3-06]', async () => {
  const answers = {
    globus_username: 'ada@lab.test@globusid.test',
    usage: 'We compare siblings.',
    genetic_seq: ['Whole genome', 'Other'],
    genetic_seq_other: 'Long reads',
  };
  // only of genetic data the sequences are asked
  const genetic = await make.dataset();
  await h.build.sql('update researcher.dataset set type = 2 where id = $1', [genetic]);
  const { status, body } = await create({ datasets: [genetic], additional_data: answers });
  expect(status).toBe(201);
  const read = async (id: number, as: TestPerson) =>
    (await h.call(`GET /request/${id}/?expand=details`, { as })).body.details.additional_data;
  expect(await read(body.id, project.owner)).toMatchObject(answers);
  const refused = await create({
    datasets: [genetic],
    additional_data: { genetic_seq: ['Unknown'] },
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body)[0]).toMatch(/^additional_data\.genetic_seq/);

  const returned = await make.request({ status: 6 });
  const changed = await h.call(`PATCH /request/${returned.id}/`, {
    as: returned.owner,
    body: { additional_data: { request_changes: 'Two more families.' } },
  });
  expect(changed.status).toBe(200);
  expect(await read(returned.id, returned.owner)).toMatchObject({ request_changes: 'Two more families.' });
});
