import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
});
afterAll(() => h?.stop());

const copy = (id: number, as?: TestPerson) => h.call(`POST /request/${id}/copy/`, as ? { as } : {});
const read = (id: number, as: TestPerson) =>
  h.call(`GET /request/${id}/?expand=details,datasets,access_control_list`, { as });

it('a copy is a draft of its own with the same answers, datasets and people, and nothing agreed to', async () => {
  const member = await h.build.person();
  const source = await make.request({ status: 5, team: [member] });
  const answer = await copy(source.id, source.owner);
  expect(answer.status).toBe(201);
  expect(answer.body.left_out).toEqual([]);
  expect(answer.body.id).not.toBe(source.id);
  const [before, after] = [await read(source.id, source.owner), await read(answer.body.id, source.owner)];
  expect(after.body).toMatchObject({
    status: 1,
    submission_date: null,
    project: { id: source.project.id },
    datasets: before.body.datasets,
    details: {
      additional_data: before.body.details.additional_data,
      agreed_to_usage_policy: false,
      agreed_nih: null,
    },
  });
  const people = (list: { user_id: number }[]) => list.map((entry) => entry.user_id);
  expect(people(after.body.access_control_list)).toEqual(people(before.body.access_control_list));
  expect(await make.statusOf(source)).toBe(5);
});

it('leaves out what no longer fits, and says each with its reason', async () => {
  const member = await h.build.person({ firstName: 'Bea', lastName: 'Moss' });
  const source = await make.request({ status: 7, team: [member] });
  const kept = await make.dataset();
  await h.build.sql('insert into researcher.request_dataset (request_id, dataset_id) values ($1, $2)', [
    source.id,
    kept,
  ]);
  await h.build.sql('update researcher.dataset set active = false where id = $1', [source.datasetId]);
  await h.build.sql(
    `update researcher.request set additional_data = additional_data
      || '{"old_question": "x", "usage": 7, "request_changes": "Then"}' where id = $1`,
    [source.id],
  );
  await h.build.sql('update researcher.team_member set removal_date = now() where user_id = $1', [member.id]);
  const { body } = await copy(source.id, source.owner);
  expect(body.left_out.map(({ reason }: { reason: string }) => reason)).toEqual([
    expect.stringMatching(/can no longer be requested$/),
    'The form does not take this answer any more',
    'The form does not ask this any more',
    'This person cannot be given access by the present research team',
  ]);
  expect(body.left_out.map(({ label }: { label: string }) => label)).toEqual([
    expect.stringMatching(/^DS/),
    'Intended use',
    'old_question',
    'Bea Moss',
  ]);
  const after = await read(body.id, source.owner);
  expect(after.body.datasets.map(({ id }: { id: string }) => id)).toEqual([kept]);
  expect(after.body.details.additional_data).not.toHaveProperty('request_changes');
  expect(after.body.access_control_list).toHaveLength(1);
});

it.each([2, 4, 6])('type %i: files and samples are not copied, and said', async (type) => {
  const source = await make.request({ type: type as 2 | 4 | 6, status: 5 });
  const { status, body } = await copy(source.id, source.owner);
  expect(status).toBe(201);
  expect(body.left_out.length).toBeGreaterThan(0);
  for (const { reason } of body.left_out) expect(reason).toMatch(/^(Files|Samples) are not copied/);
});

it('is refused as a new draft would be, and to everybody but the owner', async () => {
  const member = await h.build.person();
  const admin = await h.build.person({ roles: ['sfari_admin'] });
  const { id, owner } = await make.request({ status: 2, team: [member] });
  expect((await copy(id)).status).toBe(401);
  expect((await copy(id, await h.build.person())).status).toBe(404);
  for (const person of [member, admin]) expect((await copy(id, person)).status).toBe(403);
  const funding = await make.request({ type: 3, status: 2, owner });
  expect((await copy(funding.id, owner)).body.code).toBe('WRONG_STATE');
  await make.request({ status: 14, owner });
  const refused = await copy(id, owner);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body)).toEqual(['owner']);
});
