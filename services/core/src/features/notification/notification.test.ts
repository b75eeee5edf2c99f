import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotificationRequested } from '@portal/contract';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core.stop());

it('reaches each recipient once, however often it is asked for', async () => {
  const [one, other] = [await core.build.person(), await core.build.person()];
  const line = {
    key: 'decision:1',
    recipient_ids: [one.id, other.id, 999_999],
    message: 'Your request was approved',
    redirect: '/request/1',
  };
  await emit(core, NotificationRequested, line);
  await emit(core, NotificationRequested, line);
  await emit(core, NotificationRequested, { ...line, key: 'decision:2', recipient_ids: [one.id] });
  await core.eventually(async () => (await core.call('GET /notification/', { as: one })).body.count === 2);
  const { body } = await core.call('GET /notification/', { as: other });
  expect(body.results).toMatchObject([{ message: 'Your request was approved', redirect: '/request/1' }]);

  const path = `/notification/${body.results[0].id}/`;
  expect((await core.call(`DELETE ${path}`, { as: one })).status).toBe(404);
  expect((await core.call(`DELETE ${path}`)).status).toBe(401);
  expect((await core.call(`DELETE ${path}`, { as: other })).status).toBe(204);
  expect((await core.call(`GET ${path}`, { as: other })).status).toBe(404);
});

const notify = (person: { id: number }, key: string) =>
  core.build.sql<{ id: number }>(
    "insert into core.notification (key, recipient_id, message) values ($2, $1, 'Hello') returning id",
    [person.id, key],
  );

it('gives count and newest in a few bytes, to each their own [C7.5.1]', async () => {
  const [one, other] = [await core.build.person(), await core.build.person()];
  const news = async (as = one) => (await core.call('GET /notification/news/', { as })).body;
  expect(await news()).toEqual({ count: 0, latest: null });
  await notify(one, 'a');
  const [second] = await notify(one, 'b');
  expect(await news()).toEqual({ count: 2, latest: second?.id });
  expect(await news(other)).toEqual({ count: 0, latest: null });
  expect((await core.call('GET /notification/news/')).status).toBe(401);
});

it('clears what the caller saw; what came since and what is others’ stays [C3.0.5]', async () => {
  const [one, other] = [await core.build.person(), await core.build.person()];
  await notify(one, 'a');
  const [seen] = await notify(one, 'b');
  await notify(other, 'a');
  const [later] = await notify(one, 'c');
  const clear = () => core.call(`DELETE /notification/?through=${seen?.id}`, { as: one });
  const both = await Promise.all([clear(), clear()]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  const { body } = await core.call('GET /notification/', { as: one });
  expect(body.results).toEqual([
    { id: later?.id, message: 'Hello', redirect: null, created: expect.any(String) },
  ]);
  expect((await core.call('GET /notification/', { as: other })).body.count).toBe(1);
  expect((await core.call('DELETE /notification/', { as: one })).status).toBe(400);
  expect((await core.call('DELETE /notification/?through=1')).status).toBe(401);
});

it('sends an error report to support in the name of the person who met it, as words and never as HTML [C8.6.2 C7.5.1]', async () => {
  const person = await core.build.person({ firstName: 'Ada', lastName: 'Reporter' });
  const fields = {
    notes: 'I pressed <b>Save</b>\nand waited',
    payload_body: '{"title":"T"}',
    response_body: '',
    error_fe_url: 'http://localhost:8080/project/7',
    error_api_url: 'PATCH /api/project/7/',
  };
  const body = { task_name: 'error_report', fields };
  const answer = await core.call('POST /notification/', { as: person, body });
  expect(answer).toMatchObject({ status: 202, body: { status: 'queued' } });
  const mail = await core.eventually(async () => {
    const [row] = await core.build.sql<{ to: string[]; subject: string; body: string; actor_id: number }>(
      `select "to", subject, body, actor_id from core.email where email_template = 'error_report'`,
    );
    return row;
  });
  expect(mail).toMatchObject({
    to: ['support@portal.test'],
    subject: 'Error report of Ada Reporter',
    actor_id: person.id,
  });
  expect(mail?.body).toContain('I pressed &lt;b&gt;Save&lt;/b&gt;<br');
  expect(mail?.body).toContain(person.email);
  expect((await core.call('POST /notification/', { body })).status).toBe(401);
  const other = await core.call('POST /notification/', { as: person, body: { ...body, task_name: 'x' } });
  expect(other.status).toBe(400);
  for (let sent = 1; sent < 20; sent += 1) await core.call('POST /notification/', { as: person, body });
  expect((await core.call('POST /notification/', { as: person, body })).status).toBe(429);
});
