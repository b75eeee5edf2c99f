/** Webhooks by Standard Webhooks (decision 536): signing, trying again, disabling. */
import { NotificationRequested, ObjectChanged } from '@portal/contract';
import { transact } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebhookClient } from '../../clients/index.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';
import { createCast } from '../../testing/institutions.ts';
import { mailsTo } from '../../testing/logged-mails.ts';
import { startOutsideServer, type OutsideServer } from '../../testing/outside-server.ts';
import { changeRequest, createWebhook, deliverWith, readDeliveries } from '../../testing/webhooks.ts';
import { forgetOldDeliveries, PAUSES } from './deliver-webhooks.ts';

let core: CoreHarness;
let receiver: OutsideServer;
let superuser: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  receiver = await startOutsideServer();
  core = await startCore({}, { runs: 'events' });
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(async () => {
  await core.stop();
  await receiver.stop();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answers(200);
  await core.build.sql('delete from core.webhook');
});

const create = (body: object = {}) => createWebhook(core, superuser, body);
const read = async (id: number) => (await core.call(`GET /webhook/${id}/`, { as: superuser })).body;
const log = (id: number) => readDeliveries(core, superuser, id);
const local = (timeoutMs?: number) => createWebhookClient({ testReceiver: receiver.url, timeoutMs });
const deliver = (timeoutMs?: number) => deliverWith(core, local(timeoutMs));
const test = (id: number, as: TestPerson | null = superuser) =>
  core.call(`POST /webhook/${id}/test/`, as ? { as } : {});
const change = (id: number, state?: number) => changeRequest(core, id, state);
const makeDue = () => core.build.sql('update core.webhook_delivery set next_try = now()');

describe('calls', () => {
  it('are made for a change once, signed, with ids and states only', async () => {
    const { webhook, secret } = (await create()).body;
    await create({ name: 'Institutions', events: ['institution.status_changed'] });
    await change(7, 4);
    await Promise.all([deliver(), deliver()]);
    expect(receiver.received).toHaveLength(1);
    const [call] = receiver.received;
    const verified = new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {});
    expect(verified).toEqual({
      type: 'request.status_changed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { object: 'request', id: 7, state: 4 },
    });
    const [entry] = await log(webhook.id);
    expect(entry).toMatchObject({
      message_id: call?.headers['webhook-id'],
      state: 'delivered',
      attempts: 1,
      problem: null,
      status: 200,
      answer: '{}',
      body: call?.body,
    });
    expect(await read(webhook.id)).toMatchObject({ last_delivered: expect.any(String), failing_since: null });
  });

  it('about one object keep the order of its changes, also when storing the first one is delayed', async () => {
    const { webhook } = (await create()).body;
    const isFirst = `name = 'object.changed.core' and data ->> 'id' = '31' and data ->> 'state' = '2'`;
    const wasTried = (times: number) =>
      core.eventually(async () => {
        await core.build.sql(`update jobs.job set start_after = now() where ${isFirst} and state = 'retry'`);
        const [job] = await core.build.sql(`select retry_count from jobs.job where ${isFirst}`);
        return Number(job?.['retry_count']) >= times;
      });
    const emitChange = (state: number) =>
      emit(core, ObjectChanged, { type: 'request.status_changed', id: 31, state });
    await core.build.sql(`alter table core.webhook_delivery add constraint refuse_first
      check (body not like '%"id":31,"state":2%') not valid`);
    try {
      await emitChange(2);
      await wasTried(1);
      await emitChange(3);
      await wasTried(2);
      expect(await log(webhook.id)).toEqual([]);
    } finally {
      await core.build.sql('alter table core.webhook_delivery drop constraint refuse_first');
    }
    await core.eventually(async () => (await log(webhook.id)).length === 2);
    await deliver();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.state)).toEqual([2, 3]);
  });

  it('are stored a hundred at a time, as notifications are', async () => {
    await transact(core.parts.database, { actorId: null }, async (work) => {
      for (let id = 1001; id <= 1200; id += 1) {
        await work.emit(ObjectChanged, { type: 'request.status_changed', id, state: 2 });
        const line = { key: `line ${id}`, recipient_ids: [], message: 'x', redirect: null };
        await work.emit(NotificationRequested, line);
      }
    });
    // Jobs of one batch are completed by one statement, at one moment.
    const readBatches = () =>
      core.build.sql<{ name: string; jobs: number; moments: number }>(
        `select name, count(*)::int as jobs, count(distinct completed_on)::int as moments from jobs.job
         where state = 'completed' and (data ->> 'key' like 'line %' or data ->> 'id' between '1001' and '1200')
         group by name order by name`,
      );
    await core.eventually(async () => {
      const found = await readBatches();
      return found.length === 2 && found.every(({ jobs }) => jobs === 200);
    });
    for (const { moments } of await readBatches()) expect(moments).toBeLessThan(20);
  });

  it('are refused by the library after any change of body, id, time or secret', async () => {
    const { webhook, secret } = (await create()).body;
    await test(webhook.id);
    await deliver();
    const [sent] = receiver.received;
    if (!sent) throw new Error('nothing was sent');
    const { body, headers } = sent;
    const verify = (text: string, more: object = {}, key: string = secret) =>
      new Webhook(key).verify(text, { ...headers, ...more });
    expect(verify(body)).toMatchObject({ type: 'webhook.test', data: { object: 'webhook' } });
    expect(() => verify(body.replace('webhook.test', 'webhook.tess'))).toThrow('signature');
    expect(() => verify(body, { 'webhook-id': 'msg_other' })).toThrow('signature');
    expect(() => verify(body, { 'webhook-timestamp': '1700000000' })).toThrow('old');
    expect(() => verify(body, {}, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow('signature');
  });

  it('have two signatures while a secret is replaced, and then one', async () => {
    const { webhook, secret: old } = (await create()).body;
    const rotated = await core.call(`POST /webhook/${webhook.id}/rotate/`, { as: superuser });
    const { secret } = rotated.body;
    expect(secret).not.toBe(old);
    expect(rotated.body.webhook.previous_secret_until).not.toBeNull();
    const send = async () => {
      await test(webhook.id);
      await deliver();
      const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
      return (key: string) => new Webhook(key).verify(body, headers);
    };
    const during = await send();
    expect(during(old)).toEqual(during(secret));
    await core.build.sql('update core.webhook set previous_until = now()');
    const after = await send();
    expect(after(secret)).toMatchObject({ type: 'webhook.test' });
    expect(() => after(old)).toThrow('signature');
  });

  it('are made by commands of the portal, in their transaction', async () => {
    const { id } = (await create()).body.webhook;
    const { institution } = await createCast(core, 2);
    const approved = await core.call(`POST /institution/${institution.id}/approve/`, { as: admin, body: {} });
    expect(approved.status).toBe(200);
    await core.eventually(async () => (await log(id)).length > 0);
    await deliver();
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'institution.status_changed', data: { object: 'institution', id: institution.id, state: 3 } },
    ]);
    expect(receiver.received[0]?.body).not.toContain(institution.name);
  });

  it('wait while the webhook is paused, and changes until then are not sent', async () => {
    const { webhook } = (await create()).body;
    const other = (await create({ name: 'Other' })).body.webhook;
    await test(webhook.id);
    const set = (state: string) =>
      core.call(`PATCH /webhook/${webhook.id}/`, { as: superuser, body: { state } });
    expect((await set('paused')).body).toMatchObject({ state: 'paused', abilities: { test: false } });
    expect((await test(webhook.id)).body).toMatchObject({
      code: 'WRONG_STATE',
      detail: 'Resume this webhook first',
    });
    await change(8);
    await deliver();
    expect((await log(webhook.id)).map(({ type, state }) => [type, state])).toEqual([
      ['webhook.test', 'waiting'],
    ]);
    expect(await log(other.id)).toHaveLength(1);
    await set('active');
    await deliver();
    expect((await log(webhook.id)).map(({ state }) => state)).toEqual(['delivered']);
  });
});

describe('a receiver that fails', () => {
  it.each([
    ['is down', 500, 'status', 500],
    ['redirects', 302, 'redirect', 302],
    ['hangs', 'hang', 'timeout', null],
  ] as const)('that %s is tried again, and the log says why', async (_, mode, problem, status) => {
    const { id } = (await create()).body.webhook;
    receiver.answers(mode);
    await test(id);
    await deliver(mode === 'hang' ? 200 : 10_000);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [entry] = await log(id);
    expect(entry).toMatchObject({
      state: 'waiting',
      attempts: 1,
      problem,
      status,
      abilities: { resend: false },
    });
    expect((await read(id)).failing_since).not.toBeNull();
    receiver.answers(200);
    await makeDue();
    await deliver();
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', attempts: 2, problem: null });
    expect((await read(id)).failing_since).toBeNull();
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
  });

  it('is tried with growing pauses for nearly three days, and then no more', async () => {
    expect(PAUSES.toSorted((a, b) => a - b)).toEqual(PAUSES);
    const hours = PAUSES.reduce((sum: number, pause) => sum + pause, 0) / 3600;
    expect(hours).toBeGreaterThan(70);
    expect(hours).toBeLessThanOrEqual(72);
    const { id } = (await create()).body.webhook;
    receiver.answers(503);
    await test(id);
    for (const pause of PAUSES) {
      await makeDue();
      await deliver();
      const [row] = await core.build.sql<{ seconds: number }>(
        'select round(extract(epoch from next_try - last_try))::int as seconds from core.webhook_delivery',
      );
      // Counted from the end of the attempt, which a busy machine delays.
      expect(row?.seconds).toBeGreaterThanOrEqual(pause - 1);
      expect(row?.seconds).toBeLessThan(pause + 60);
    }
    await makeDue();
    await deliver();
    expect((await log(id))[0]).toMatchObject({
      state: 'failed',
      attempts: PAUSES.length + 1,
      next_try: null,
    });
    await deliver();
    expect(receiver.received).toHaveLength(PAUSES.length + 1);
  });

  it('gets a call again by hand, with the same id', async () => {
    const { id } = (await create()).body.webhook;
    receiver.answers(500);
    await test(id);
    await deliver();
    await core.build.sql("update core.webhook_delivery set state = 'failed', next_try = null");
    const [entry] = await log(id);
    expect(entry?.['abilities']).toMatchObject({ resend: true });
    const resend = () =>
      core.call(`POST /webhook-delivery/${String(entry?.['id'])}/resend/`, { as: superuser });
    expect((await resend()).body).toMatchObject({ state: 'waiting', attempts: 0 });
    expect((await resend()).body).toMatchObject({
      code: 'WRONG_STATE',
      detail: 'This call is still being sent',
    });
    receiver.answers(200);
    await deliver();
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('does not delay the others', async () => {
    const { id } = (await create()).body.webhook;
    await create({ name: 'Good', url: 'https://receiver.test/good' });
    await core.build.sql("update core.webhook set url = 'https://10.0.0.1/' where id = $1", [id]);
    await change(9);
    await deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/good']);
    expect((await log(id))[0]).toMatchObject({ state: 'waiting', problem: 'private_address' });
  });

  it('whose calls stumble over a fault of the portal leaves the others their turn', async () => {
    const { id } = (await create({ url: 'https://receiver.test/bad' })).body.webhook;
    await create({ name: 'Good', url: 'https://receiver.test/good' });
    await change(9);
    const send = (call: { url: string; body: string; headers: Record<string, string> }) =>
      call.url.endsWith('/bad') ? Promise.reject(new Error('a fault')) : local().send(call);
    await deliverWith(core, { send });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/good']);
    expect((await log(id))[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('keeps the time of its last success when a delivered call is sent again and fails', async () => {
    const { id } = (await create()).body.webhook;
    await test(id);
    await deliver();
    await core.build.sql("update core.webhook_delivery set first_failed = now() - interval '9 days'");
    await core.build.sql("update core.webhook set active_since = now() - interval '20 days'");
    const success = (await read(id)).last_delivered;
    const [entry] = await log(id);
    receiver.answers(500);
    await core.call(`POST /webhook-delivery/${String(entry?.['id'])}/resend/`, { as: superuser });
    await deliver();
    expect(await read(id)).toMatchObject({ state: 'active', last_delivered: success });
    expect(success).toBeTruthy();
  });

  it('is disabled after five days without success, and its owner gets an email', async () => {
    const { id } = (await create()).body.webhook;
    receiver.answers(500);
    await test(id);
    await deliver();
    const fail = async (since: string) => {
      await core.build.sql(`update core.webhook set active_since = now() - interval '9 days'`);
      await core.build.sql(`update core.webhook_delivery set first_failed = now() - $1::interval`, [since]);
      await makeDue();
      await deliver();
      return (await read(id)).state;
    };
    expect(await fail('4 days 23 hours')).toBe('active');
    expect(await fail('5 days')).toBe('disabled');
    expect((await log(id)).map(({ state }) => state)).toEqual(['failed']);
    const mails = await core.eventually(async () => {
      const found = await mailsTo(core, superuser, 'webhook_disabled');
      return found.length > 0 ? found : undefined;
    });
    expect(mails).toHaveLength(1);
    expect(mails?.[0]?.subject).toBe('Webhook “Data lake” was disabled');
    expect(mails?.[0]?.body).toContain('Every call of the webhook “Data lake” has failed since');
  });

  it('counts anew after it is resumed', async () => {
    const { id } = (await create()).body.webhook;
    receiver.answers(500);
    await test(id);
    await deliver();
    await core.build.sql(
      "update core.webhook set state = 'disabled', active_since = now() - interval '9 days'",
    );
    await core.build.sql("update core.webhook_delivery set first_failed = now() - interval '6 days'");
    expect((await read(id)).failing_since).not.toBeNull();
    const resumed = await core.call(`PATCH /webhook/${id}/`, { as: superuser, body: { state: 'active' } });
    expect(resumed.body).toMatchObject({ state: 'active', failing_since: null });
    await makeDue();
    await deliver();
    expect((await read(id)).state).toBe('active');
  });
});

it('the log forgets after 30 days, and everything with the webhook', async () => {
  const { id } = (await create()).body.webhook;
  await test(id);
  await test(id);
  const [first] = await log(id);
  await core.build.sql(
    "update core.webhook_delivery set created = now() - interval '31 days' where id = $1",
    [first?.['id']],
  );
  await forgetOldDeliveries(core.parts.database);
  expect(await log(id)).toHaveLength(1);
  expect((await core.call(`DELETE /webhook/${id}/`, { as: superuser })).status).toBe(204);
  expect(await core.build.sql('select id from core.webhook_delivery')).toEqual([]);
});
