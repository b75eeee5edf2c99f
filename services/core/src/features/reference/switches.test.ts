import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin_lead'], institution: null });
});
afterAll(() => core.stop());

it('creates and switches a feature, which everyone sees immediately, and the history says who did [C7.5.1 R7-25]', async () => {
  const body = { feature_code: 'NEW_WIZARD', enabled: false };
  const created = await core.call('POST /feature-toggle/', { as: admin, body });
  expect(created).toMatchObject({ status: 201, body });
  const on = async () => (await core.call('GET /feature-toggle/?enabled=True')).body.results;
  const named = { feature_code: 'NEW_WIZARD' };
  expect(await on()).not.toContainEqual(expect.objectContaining(named));
  const path = `/feature-toggle/${created.body.id}/`;
  expect((await core.call(`PATCH ${path}`, { as: admin, body: { enabled: true } })).body.enabled).toBe(true);
  expect(await on()).toContainEqual(expect.objectContaining(named));
  const [entry] = await core.build.sql(
    "select actor_id, changes from audit.log where model = 'feature-toggle' and operation = 'U'",
  );
  expect(entry).toEqual({ actor_id: admin.id, changes: { enabled: [false, true] } });
  const again = await core.call('POST /feature-toggle/', { as: admin, body });
  expect(again).toMatchObject({
    status: 400,
    body: { feature_code: ['This name is already in use'] },
  });
  const wrong = await core.call('POST /feature-toggle/', { as: admin, body: { feature_code: 'new wizard' } });
  expect(wrong.status).toBe(400);
});

it('is no one else’s to switch', async () => {
  const researcher = await core.build.person();
  const body = { feature_code: 'X' };
  expect((await core.call('POST /feature-toggle/', { body })).status).toBe(401);
  expect((await core.call('POST /feature-toggle/', { as: researcher, body })).status).toBe(403);
  expect(
    (await core.call('PATCH /feature-toggle/1/', { as: researcher, body: { enabled: true } })).status,
  ).toBe(403);
  expect((await core.call('PATCH /feature-toggle/999/', { as: admin, body: { enabled: true } })).status).toBe(
    404,
  );
});

it('has one version enabled, no matter who enables which at the same time [C7.5.1 R7-25]', async () => {
  const ids = await Promise.all(
    ['7.1', '7.2', '7.3'].map(async (version) => {
      const { body } = await core.call('POST /meta-data/', { as: admin, body: { version, enabled: true } });
      return body.id as number;
    }),
  );
  await Promise.all(
    ids.map((id) => core.call(`PATCH /meta-data/${id}/`, { as: admin, body: { enabled: true } })),
  );
  expect((await core.call('GET /meta-data/?enabled=True')).body.count).toBe(1);
  const renamed = await core.call(`PATCH /meta-data/${ids[0]}/`, { as: admin, body: { version: '7.2' } });
  expect(renamed).toMatchObject({ status: 400, body: { version: [expect.any(String)] } });
});

it('creates a cohort once if two people create it concurrently, and the history names who did', async () => {
  const make = (body: Record<string, unknown>, as: TestPerson = admin) =>
    core.call('POST /cohort/', { as, body });
  const body = { name: 'SPARK', display_name: 'SPARK study' };
  const both = await Promise.all([make(body), make(body)]);
  const created = both.find(({ status }) => status === 201);
  expect(created?.body).toMatchObject({ ...body, description: '', welcome_packet: null });
  expect(both.find(({ status }) => status === 400)?.body).toEqual({
    name: ['This name is already in use'],
  });
  expect((await core.call('GET /cohort/?name=SPARK')).body.count).toBe(1);
  const [entry] = await core.build.sql(
    "select actor_id from audit.log where model = 'cohort' and operation = 'I' and pk = $1",
    [String(created?.body.id)],
  );
  expect(entry).toEqual({ actor_id: admin.id });
  expect((await make({ ...body, name: ' ' })).body).toEqual({ name: ['Required field'] });
  expect((await make({ ...body, name: 'X', welcome_packet: 'javascript:alert(1)' })).status).toBe(400);
  expect((await make({ name: 'X' })).status).toBe(400);
  expect((await core.call('POST /cohort/', { body })).status).toBe(401);
  for (const role of ['sfari_reviewer', 'access_admin', 'internal_read_only'] as const)
    expect((await make(body, await core.build.person({ roles: [role], institution: null }))).status).toBe(
      403,
    );
  expect((await make(body, await core.build.person())).status).toBe(403);
});

it('gives a cohort its words and its welcome packet [C7.5.1]', async () => {
  const [cohort] = await core.build.sql<{ id: number }>(
    "insert into core.cohort (name, display_name) values ('SSC', 'Old') returning id",
  );
  const patch = (body: Record<string, unknown>) =>
    core.call(`PATCH /cohort/${cohort?.id}/`, { as: admin, body });
  const packet = 'https://foundation.test/ssc.pdf';
  expect((await patch({ display_name: 'Simplex', welcome_packet: packet })).body).toMatchObject({
    display_name: 'Simplex',
    welcome_packet: packet,
    description: '',
  });
  expect((await patch({ welcome_packet: null })).body.welcome_packet).toBeNull();
  expect((await patch({ welcome_packet: 'javascript:alert(1)' })).status).toBe(400);
});

it.each([
  [
    'alert-message',
    { message: 'Down', alertType: 'information' },
    { message: 'Mine' },
    { message: 'Theirs' },
  ],
  ['feature-toggle', { feature_code: 'STALE_ONE' }, { enabled: true }, { enabled: true }],
  ['meta-data', { version: '9.9.8', enabled: false }, { version: '9.9.9' }, { version: '9.9.7' }],
] as const)('%s: who looked at an older version overwrites nothing', async (name, first, mine, theirs) => {
  const { body } = await core.call(`POST /${name}/`, { as: admin, body: first });
  const path = `/${name}/${body.id}/`;
  const etag = async () => (await core.call(`GET ${path}`, { as: admin })).headers.get('etag') ?? '';
  const patch = (change: object, version: string) =>
    core.call(`PATCH ${path}`, { as: admin, body: change, headers: { 'If-Match': version } });
  const seen = await etag();
  expect((await patch(theirs, seen)).status).toBe(200);
  expect(await patch(mine, seen)).toMatchObject({ status: 409, body: { code: 'STALE', current: theirs } });
  expect((await core.call(`GET ${path}`, { as: admin })).body).toMatchObject(theirs);
  expect((await patch(mine, await etag())).body).toMatchObject(mine);
});

it('a cohort that someone else changed is not overwritten unseen', async () => {
  const { body } = await core.call('GET /cohort/', { as: admin });
  const path = `/cohort/${body.results[0].id}/`;
  const read = await core.call(`GET ${path}`, { as: admin });
  const headers = { 'If-Match': read.headers.get('etag') ?? '' };
  const patch = (description: string) =>
    core.call(`PATCH ${path}`, { as: admin, body: { description }, headers });
  expect((await patch('Theirs')).status).toBe(200);
  expect(await patch('Mine')).toMatchObject({ status: 409, body: { code: 'STALE' } });
});
