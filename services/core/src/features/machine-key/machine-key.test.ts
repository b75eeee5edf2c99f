/** Setting up machine keys (decision 554): who may, what is refused, and how a key ends. */
import { LIMITS } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { callWith, createMachineKey, LATEST, MACHINE_KEY, TOO_LATE } from '../../testing/machine-keys.ts';
import { ageProof } from '../../testing/second-factors.ts';

let core: CoreHarness;
let superuser: TestPerson;
let other: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());
beforeEach(async () => {
  await core.build.sql('delete from core.machine_key');
  // New, because their last proof ages while tests run.
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
  other = await core.build.person({ roles: ['superuser'], institution: null });
});

const create = (body: object = {}) => createMachineKey(core, superuser, body);
const read = (id: number, as = superuser) => core.call(`GET /machine-key/${id}/`, { as });
const act = (id: number, name: string, options: object = {}) =>
  core.call(`POST /machine-key/${id}/${name}/`, { as: superuser, ...options });
const opens = async (secret: string): Promise<boolean> =>
  (await callWith(core, secret, 'GET /institution/')).status === 200;

it('gives the secret once, and stores only its hash', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^portal_sk_[0-9a-f]{56}$/);
  const { expires, ...named } = MACHINE_KEY;
  expect(body.machine_key).toMatchObject({
    ...named,
    state: 'active',
    ending: body.secret.slice(-4),
    owner: { id: superuser.id },
    last_used: null,
    previous_secret_until: null,
    revoked: null,
    abilities: { edit: true, rotate: true, revoke: true },
  });
  expect(body.machine_key.expires.slice(0, 10)).toBe(expires);
  const seen = JSON.stringify([
    (await read(body.machine_key.id)).body,
    (await core.call('GET /machine-key/', { as: superuser })).body,
    await core.build.sql('select * from core.machine_key'),
    await core.build.sql("select * from audit.log where model = 'machine-key'"),
  ]);
  expect(seen).not.toContain(body.secret.slice(10, 60));
  const [recorded] = await core.build.sql<{ changes: object }>(
    "select changes from audit.log where model = 'machine-key' order by id desc limit 1",
  );
  expect(Object.keys(recorded?.changes ?? {})).not.toContain('hash');
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ purpose: '' }, 'purpose'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['institution:fly'] }, 'scopes'],
  [{ scopes: ['machine-key:create'] }, 'scopes'],
  [{ scopes: ['agreement:sign'] }, 'scopes'],
  [{ scopes: ['session:create'] }, 'scopes'],
  [{ scopes: ['history:read'] }, 'scopes'],
  [{ scopes: ['user:edit'] }, 'scopes'],
  // What only other roles do.
  [{ scopes: ['project:create'] }, 'scopes'],
  [{ networks: ['10.0.0.0/33'] }, 'networks'],
  [{ networks: ['lake.test'] }, 'networks'],
  [{ networks: ['10.0.0.0/8/8'] }, 'networks'],
  [{ networks: ['fe80::1%eth0'] }, 'networks'],
  [{ expires: '2020-01-01' }, 'expires'],
  [{ expires: TOO_LATE }, 'expires'],
  [{ expires: 'soon' }, 'expires'],
])('refuses %j', async (body, field) => {
  const { status, body: answer } = await create(body);
  expect(status).toBe(400);
  expect(Object.keys(answer).some((name) => name.startsWith(field))).toBe(true);
  expect(await core.build.sql('select id from core.machine_key')).toEqual([]);
});

it('accepts a whole year, addresses and networks of both kinds', async () => {
  const networks = ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32'];
  expect((await create({ expires: LATEST, networks })).body.machine_key.networks).toEqual(networks);
});

it('is only for superusers', async () => {
  const { id } = (await create()).body.machine_key;
  for (const [call, body] of [
    ['GET /machine-key/', undefined],
    [`GET /machine-key/${id}/`, undefined],
    ['GET /machine-key-scope/', undefined],
    ['POST /machine-key/', MACHINE_KEY],
    [`POST /machine-key/${id}/rotate/`, undefined],
    [`POST /machine-key/${id}/revoke/`, undefined],
    [`PATCH /machine-key/${id}/`, { name: 'Lake' }],
  ] as const) {
    const { status } = await core.call(call, { body });
    expect([call, status]).toEqual([call, 401]);
    const refused = await core.call(call, { as: admin, body, headers: { 'If-Match': '"1"' } });
    expect([call, refused.status]).toEqual([call, 403]);
  }
  for (const name of ['rotate', 'revoke'])
    expect((await act(999_999, name, { headers: { 'If-Match': '"1"' } })).status).toBe(404);
  expect((await read(999_999)).status).toBe(404);
});

it('needs a fresh proof to create, extend or rotate a key, and none to revoke it', async () => {
  const { machine_key: key, secret } = (await create()).body;
  await ageProof(core, superuser);
  const refused = { status: 403, body: { code: 'PROOF_REQUIRED', current: { methods: ['password'] } } };
  expect(await create()).toMatchObject(refused);
  expect(await act(key.id, 'rotate')).toMatchObject(refused);
  const edit = { as: superuser, body: { scopes: ['cohort:read'] } };
  expect(await core.call(`PATCH /machine-key/${key.id}/`, edit)).toMatchObject(refused);
  expect((await read(key.id)).body).toMatchObject({ scopes: key.scopes, ending: key.ending });
  expect((await act(key.id, 'revoke')).body.state).toBe('revoked');
  expect(await opens(secret)).toBe(false);
});

it('offers the scopes that its creator can give, and none that only people may use', async () => {
  const { scopes } = (await core.call('GET /machine-key-scope/', { as: superuser })).body;
  expect(scopes).toEqual(expect.arrayContaining(['institution:approve', 'request:read', 'webhook:test']));
  for (const scope of scopes)
    expect(scope).not.toMatch(/^(session|second-factor|machine-key|history|search|impersonation)|:.*sign$/);
  const both = await core.build.person({ roles: ['superuser', 'sfari_admin'], institution: null });
  const more = (await core.call('GET /machine-key-scope/', { as: both })).body.scopes;
  expect(more.length).toBeGreaterThan(scopes.length);
});

it('lets only its creator extend or rotate a key, and every superuser revoke it', async () => {
  const { id } = (await create()).body.machine_key;
  expect((await read(id, other)).body.abilities).toEqual({
    read: true,
    create: true,
    edit: false,
    rotate: false,
    revoke: true,
  });
  expect((await act(id, 'rotate', { as: other })).status).toBe(403);
  const edit = { as: other, body: { scopes: ['cohort:read'] } };
  expect((await core.call(`PATCH /machine-key/${id}/`, edit)).status).toBe(403);
  expect((await act(id, 'revoke', { as: other })).status).toBe(200);
  for (const name of ['revoke', 'rotate'])
    expect((await act(id, name)).body).toMatchObject({ code: 'WRONG_STATE' });
});

it('refuses a change of an older version, and one of two concurrent changes', async () => {
  const { id } = (await create()).body.machine_key;
  const { headers } = await read(id);
  const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
  const rename = (name: string) =>
    core.call(`PATCH /machine-key/${id}/`, { as: superuser, body: { name }, headers: ifMatch });
  const answers = await Promise.all([rename('Lake'), rename('Sea')]);
  expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
  for (const name of ['rotate', 'revoke'])
    expect((await act(id, name, { headers: ifMatch })).body.code).toBe('STALE');
});

it('is not a new version when it is used', async () => {
  const { machine_key: key, secret } = (await create()).body;
  const before = await read(key.id);
  expect(await opens(secret)).toBe(true);
  const after = await read(key.id);
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  expect(after.body.last_used).not.toBeNull();
});

it('accepts both secrets for a day after a rotation, and then the new one only', async () => {
  const { machine_key: key, secret } = (await create()).body;
  const rotated = (await act(key.id, 'rotate')).body;
  expect(rotated.machine_key.ending).toBe(rotated.secret.slice(-4));
  expect(rotated.machine_key.previous_secret_until).not.toBeNull();
  expect([await opens(secret), await opens(rotated.secret)]).toEqual([true, true]);
  const again = (await act(key.id, 'rotate')).body;
  expect([await opens(secret), await opens(rotated.secret), await opens(again.secret)]).toEqual([
    false,
    true,
    true,
  ]);
  await core.build.sql("update core.machine_key set previous_until = now() - interval '1 second'");
  expect([await opens(rotated.secret), await opens(again.secret)]).toEqual([false, true]);
  expect((await read(key.id)).body.previous_secret_until).toBeNull();
});

it('ends with its day, and can be extended', async () => {
  const { machine_key: key, secret } = (await create()).body;
  await core.build.sql("update core.machine_key set expires_at = now() - interval '1 second'");
  expect(await opens(secret)).toBe(false);
  expect((await read(key.id)).body.state).toBe('expired');
  expect((await core.call('GET /machine-key/?state=expired', { as: superuser })).body.count).toBe(1);
  await core.call(`PATCH /machine-key/${key.id}/`, { as: superuser, body: { expires: LATEST } });
  expect(await opens(secret)).toBe(true);
});

it('takes at most so many keys', async () => {
  await core.build.sql(
    `insert into core.machine_key (name, purpose, scopes, owner_id, hash, ending, expires_at)
      select 'Key', 'None', '{cohort:read}', $1, n::text, 'abcd', now() + interval '1 day'
      from generate_series(2, $2::int) n`,
    [superuser.id, LIMITS.machineKeys],
  );
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([201, 400]);
});

it('has a history with names of the fields', async () => {
  const { id } = (await create()).body.machine_key;
  await act(id, 'revoke');
  const { body } = await core.call(`GET /history/?model=machine-key&pk=${id}`, { as: superuser });
  expect(body.results.map(({ changes }: { changes: object }) => Object.keys(changes)).at(-1)).toEqual([
    'revoked_at',
  ]);
});
