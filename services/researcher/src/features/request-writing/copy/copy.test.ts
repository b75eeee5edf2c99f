import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';
import { planCopy } from './copy-request.ts';

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

it('a copy is a separate draft with the same answers, datasets and people, and nothing agreed to', async () => {
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
  expect(await make.readStatus(source)).toBe(5);
});

it('leaves out what no longer fits, and says each with its reason', async () => {
  const member = await h.build.person({ firstName: 'Bea', lastName: 'Moss' });
  const source = await make.request({ status: 7, team: [member] });
  const copied = await make.dataset();
  await h.build.sql('insert into researcher.request_dataset (request_id, dataset_id) values ($1, $2)', [
    source.id,
    copied,
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
    'This answer is no longer offered',
    'The form no longer asks this',
    "This person can't be given access with the current research team",
  ]);
  expect(body.left_out.map(({ label }: { label: string }) => label)).toEqual([
    expect.stringMatching(/^DS/),
    'Intended use',
    'old_question',
    'Bea Moss',
  ]);
  const after = await read(body.id, source.owner);
  expect(after.body.datasets.map(({ id }: { id: string }) => id)).toEqual([copied]);
  expect(after.body.details.additional_data).not.toHaveProperty('request_changes');
  expect(after.body.access_control_list).toHaveLength(1);
});

it.each([2, 4, 6])('type %i: files and samples are not copied, and said', async (type) => {
  const source = await make.request({ type: type as 2 | 4 | 6, status: 5 });
  const { status, body } = await copy(source.id, source.owner);
  expect(status).toBe(201);
  expect(body.left_out.length).toBeGreaterThan(0);
  for (const { reason } of body.left_out)
    expect(reason).toMatch(/^(Files are not copied|Please choose them again)/);
});

it('a kind of samples that the owner can no longer have is left out, and said before and after', async () => {
  const source = await make.request({ type: 2, status: 5, details: { sample_type: 6, usage: 'Sleep' } });
  const kind = async (limited: boolean) =>
    h.build.sql('update researcher.sample_type set limited = $1 where id = 6', [limited]);
  const preview = () => h.call(`GET /request/${source.id}/copy/`, { as: source.owner });
  const reasons = (body: { left_out: { reason: string }[] }) => body.left_out.map(({ reason }) => reason);
  const REFUSED = "This kind of sample can't be requested";
  expect(reasons((await preview()).body)).not.toContain(REFUSED);
  await kind(true);
  const before = await preview();
  expect([before.status, reasons(before.body).includes(REFUSED)]).toEqual([200, true]);
  const { status, body } = await copy(source.id, source.owner);
  await kind(false);
  expect([status, body.left_out]).toEqual([201, before.body.left_out]);
  expect((await read(body.id, source.owner)).body.details.additional_data).toMatchObject({ usage: 'Sleep' });
  expect((await read(body.id, source.owner)).body.details.additional_data).not.toHaveProperty('sample_type');
});

it('asked twice in parallel, or again within a minute, there is one draft; asking first makes none', async () => {
  const source = await make.request({ status: 5 });
  const drafts = async () =>
    (
      await h.build.sql<{ id: number }>(
        'select id from researcher.request where owner_id = $1 and status = 1',
        [source.owner.id],
      )
    ).map(({ id }) => id);
  expect((await h.call(`GET /request/${source.id}/copy/`, { as: source.owner })).body).toEqual({
    left_out: [],
  });
  expect(await drafts()).toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(() => copy(source.id, source.owner)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set(await drafts()));
  expect(await drafts()).toHaveLength(1);
  await h.build.sql("update researcher.request set created = created - interval '2 minutes' where id = $1", [
    answers[0]?.body.id,
  ]);
  await copy(source.id, source.owner);
  expect(await drafts(), 'later it is a copy of its own').toHaveLength(2);
});

it('what would be left out is shown to the owner alone', async () => {
  const member = await h.build.person();
  const { id } = await make.request({ status: 2, team: [member] });
  const ask = async (as?: TestPerson) => (await h.call(`GET /request/${id}/copy/`, as ? { as } : {})).status;
  expect([await ask(), await ask(member), await ask(await h.build.person())]).toEqual([401, 403, 404]);
});

it('is refused as a new draft would be, and to everyone but the owner', async () => {
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

it('a draft that is deleted while its copy is planned is not found', async () => {
  const { id, owner } = await make.request({ status: 1 });
  expect((await h.call(`DELETE /request/${id}/`, { as: owner })).status).toBe(204);
  const plan = h.database.write((work) => planCopy(work, id));
  await expect(plan).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
