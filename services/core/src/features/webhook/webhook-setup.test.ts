/** Setting up webhooks (decision 536): their secrets, who may, and what is refused. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createWebhook, WEBHOOK } from '../../testing/webhooks.ts';

let core: CoreHarness;
let superuser: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());
beforeEach(() => core.build.sql('delete from core.webhook'));

const create = (body: object = {}) => createWebhook(core, superuser, body);
const read = async (id: number) => (await core.call(`GET /webhook/${id}/`, { as: superuser })).body;

it('gives the secret once, and stores none', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(body.webhook).toMatchObject({
    ...WEBHOOK,
    state: 'active',
    owner: { id: superuser.id },
    failing_since: null,
    last_delivered: null,
    previous_secret_until: null,
    abilities: { edit: true, delete: true, rotate: true, test: true },
  });
  const seen = JSON.stringify([
    await read(body.webhook.id),
    await core.build.sql('select * from core.webhook'),
    await core.build.sql("select * from audit.log where model = 'webhook'"),
  ]);
  expect(seen).not.toContain(body.secret.slice(6));
  expect((await create({ name: 'Another' })).body.secret).not.toBe(body.secret);
});

it.each([
  [{ url: 'http://lake.example.org/' }, 'url'],
  [{ url: 'https://user:word@lake.example.org/' }, 'url'],
  [{ url: 'https://lake.example.org/#part' }, 'url'],
  [{ url: 'https://localhost/' }, 'url'],
  [{ url: 'https://10.0.0.1/' }, 'url'],
  [{ url: 'https://[::1]/' }, 'url'],
  [{ url: 'lake' }, 'url'],
  [{ name: ' ' }, 'name'],
  [{ events: [] }, 'events'],
  [{ events: ['user.created'] }, 'events'],
])('refuses %j', async (body, field) => {
  const { status, body: answer } = await create(body);
  expect(status).toBe(400);
  expect(JSON.stringify(answer)).toContain(field);
  expect(await core.build.sql('select id from core.webhook')).toEqual([]);
});

it('needs a hand while it fails or is disabled', async () => {
  const { id } = (await create()).body.webhook;
  const causes = async (as = superuser) => {
    const { body } = await core.call('GET /core-attention/', { as });
    return (body.causes as { area: string }[]).filter(({ area }) => area === 'webhook');
  };
  expect(await causes()).toEqual([]);
  await core.build.sql(
    `insert into core.webhook_delivery (webhook_id, event_id, type, body, first_failed)
     values ($1, gen_random_uuid(), 'webhook.test', '{}', now() + interval '1 second')`,
    [id],
  );
  const failing = { cause: WEBHOOK.name, count: 1, object_id: id, retry: [] };
  expect(await causes()).toMatchObject([failing]);
  expect(await causes(admin)).toEqual([]);
  await core.build.sql("update core.webhook set state = 'paused'");
  expect(await causes()).toEqual([]);
  await core.build.sql('delete from core.webhook_delivery');
  await core.build.sql("update core.webhook set state = 'disabled'");
  expect(await causes()).toMatchObject([failing]);
});

it('is only for superusers', async () => {
  const { id } = (await create()).body.webhook;
  for (const [call, body] of [
    ['GET /webhook/', undefined],
    [`GET /webhook/${id}/`, undefined],
    ['POST /webhook/', WEBHOOK],
    [`POST /webhook/${id}/rotate/`, undefined],
    [`POST /webhook/${id}/test/`, undefined],
    ['GET /webhook-delivery/', undefined],
    ['POST /webhook-delivery/1/resend/', undefined],
  ] as const) {
    expect((await core.call(call, { body })).status).toBe(401);
    expect((await core.call(call, { as: admin, body, headers: { 'If-Match': '"1"' } })).status).toBe(403);
  }
  for (const call of ['rotate', 'test'])
    expect((await core.call(`POST /webhook/999999/${call}/`, { as: superuser })).status).toBe(404);
  expect((await core.call('POST /webhook-delivery/999999/resend/', { as: superuser })).status).toBe(404);
});

it('refuses a second change of the same version', async () => {
  const { id } = (await create()).body.webhook;
  const { headers } = await core.call(`GET /webhook/${id}/`, { as: superuser });
  const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
  const rename = (name: string) =>
    core.call(`PATCH /webhook/${id}/`, { as: superuser, body: { name }, headers: ifMatch });
  expect((await rename('Lake')).status).toBe(200);
  expect((await rename('Sea')).body).toMatchObject({ code: 'STALE', current: { name: 'Lake' } });
  const rotated = await core.call(`POST /webhook/${id}/rotate/`, { as: superuser, headers: ifMatch });
  expect(rotated.body.code).toBe('STALE');
});

it('has a history with names of the fields, and without secrets', async () => {
  const { id } = (await create()).body.webhook;
  await core.call(`PATCH /webhook/${id}/`, { as: superuser, body: { name: 'Lake' } });
  await core.call(`POST /webhook/${id}/rotate/`, { as: superuser });
  const { body } = await core.call(`GET /history/?model=webhook&pk=${id}`, { as: superuser });
  expect(JSON.stringify(body)).toContain('Lake');
  expect(JSON.stringify(body)).not.toMatch(/whsec_|"key"/);
});
