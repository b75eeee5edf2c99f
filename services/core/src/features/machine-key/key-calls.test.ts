/** Calls with a machine key (decisions 554 and 555): what opens, what never does, and who the history names. */
import { createMachineSecret, isMachineSecret } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { callWith, createMachineKey } from '../../testing/machine-keys.ts';

let core: CoreHarness;
let superuser: TestPerson;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());
beforeEach(async () => {
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
});

const createSecret = async (body: object = {}): Promise<string> =>
  (await createMachineKey(core, superuser, body)).body.secret;
const REFUSED = { status: 401, body: { code: 'NOT_SIGNED_IN' } };

it('opens what its scopes name, and says which scope is missing elsewhere', async () => {
  const secret = await createSecret({ scopes: ['institution:read'] });
  expect((await callWith(core, secret, 'GET /institution/')).status).toBe(200);
  // What visitors may read needs a scope too.
  expect(await callWith(core, secret, 'GET /cohort/')).toMatchObject({
    status: 403,
    body: { detail: 'This machine key needs the scope cohort:read for this call' },
  });
  expect((await callWith(core, secret, 'GET /user/')).status).toBe(403);
});

it.each([
  ['POST /machine-key/', {}],
  ['GET /machine-key/', undefined],
  ['GET /session/', undefined],
  ['DELETE /session/', undefined],
  ['GET /history/?model=cohort&pk=1', undefined],
  ['GET /search/?q=lake', undefined],
  ['POST /second-factor/totp/', {}],
  ['POST /recovery-codes/', undefined],
  ['POST /api-token-auth/', { email: 'pi@uni.test', reason: 'None' }],
  ['PATCH /user/1/', {}],
  ['POST /agreement/1/sign/', {}],
  ['POST /agreement/1/countersign/', {}],
  ['POST /transfer-agreement/1/sign/', {}],
  ['POST /core-export/', {}],
])('never opens %s', async (request, body) => {
  const secret = await createSecret();
  // Even if the scope was written to the database.
  const [method = '', path = ''] = request.split(' ');
  const object = path.split('/')[1];
  await core.build.sql('update core.machine_key set scopes = $1', [
    [`${object}:read`, `${object}:create`, `${object}:edit`, `${object}:delete`, `${object}:sign`],
  ]);
  expect([method, await callWith(core, secret, request, { body })]).toMatchObject([
    method,
    { status: 403, body: { detail: 'Machine keys cannot do this. A person has to log in' } },
  ]);
});

it('does not reach further by expand', async () => {
  const { id } = await core.build.institution();
  const secret = await createSecret({ scopes: ['institution:read'] });
  const get = (expand: string) => callWith(core, secret, `GET /institution/${id}/?expand=${expand}`);
  expect((await get('counts')).status).toBe(200);
  for (const [expand, scope] of [
    ['io_users', 'user:read'],
    ['counts,comments', 'institution-comment:read'],
    ['true', 'user:read'],
  ] as const)
    expect((await get(expand)).body.detail).toContain(scope);
  expect((await callWith(core, secret, 'GET /institution/?expand=files')).status).toBe(403);
  const wide = await createSecret({ scopes: ['institution:read', 'institution-comment:read'] });
  const read = await callWith(core, wide, `GET /institution/${id}/?expand=comments`);
  expect(read.body.comments).toEqual([]);
});

it('can do no more than its creator can now', async () => {
  const both = await core.build.person({ roles: ['superuser', 'sfari_admin'], institution: null });
  const scopes = ['user:read', 'core-nightly-run:read'];
  const { secret } = (await createMachineKey(core, both, { scopes })).body;
  const asAdmin = async () => (await callWith(core, secret, 'GET /user/?role=sfari_admin')).status;
  expect(await asAdmin()).toBe(200);
  await core.build.sql("delete from core.account_group where account_id = $1 and role = 'sfari_admin'", [
    both.id,
  ]);
  expect(await asAdmin()).toBe(403);
  expect((await callWith(core, secret, 'GET /user/')).status).toBe(200);
});

it.each([
  ["delete from core.account_group where account_id = $1 and role = 'superuser'"],
  ['update core.account set active = false where id = $1'],
  ['update core.account set verified = false where id = $1'],
])('does nothing once its creator is no active superuser: %s', async (statement) => {
  const { machine_key: key, secret } = (await createMachineKey(core, superuser)).body;
  expect((await callWith(core, secret, 'GET /cohort/')).status).toBe(200);
  await core.build.sql(statement, [superuser.id]);
  expect(await callWith(core, secret, 'GET /cohort/')).toMatchObject(REFUSED);
  const other = await core.build.person({ roles: ['superuser'], institution: null });
  expect((await core.call(`GET /machine-key/${key.id}/`, { as: other })).body.state).toBe('stopped');
});

it('opens only from its networks', async () => {
  const secret = await createSecret({ networks: ['192.0.2.7', '198.51.100.77/24', '2001:db8::/32'] });
  const from = async (address: string) =>
    (await callWith(core, secret, 'GET /cohort/', { from: address })).status;
  for (const address of ['192.0.2.7', '198.51.100.9', '2001:db8:1::5'])
    expect([address, await from(address)]).toEqual([address, 200]);
  for (const address of ['192.0.2.8', '198.51.101.9', '2001:db9::1', 'elsewhere'])
    expect([address, await from(address)]).toEqual([address, 401]);
});

it('answers the same for secrets that are unknown, mistyped, revoked or expired', async () => {
  const { machine_key: key, secret } = (await createMachineKey(core, superuser)).body;
  expect(isMachineSecret(secret)).toBe(true);
  const mistyped = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`;
  expect(isMachineSecret(mistyped)).toBe(false);
  await core.call(`POST /machine-key/${key.id}/revoke/`, { as: superuser });
  const expired = await createSecret();
  await core.build.sql('update core.machine_key set expires_at = now() where revoked_at is null');
  const details = new Set<string>();
  for (const text of [createMachineSecret(), mistyped, secret, expired, 'portal_sk_']) {
    const answer = await callWith(core, text, 'GET /cohort/');
    expect(answer).toMatchObject(REFUSED);
    details.add(answer.body.detail);
  }
  expect(details.size).toBe(1);
});

it('acts in the history under its own name', async () => {
  const secret = await createSecret({ name: 'Freezer', scopes: ['alert-message:create'] });
  const { status, body } = await callWith(core, secret, 'POST /alert-message/', {
    body: { message: 'The freezer is open', alertType: 'information' },
  });
  expect(status).toBe(201);
  const { results } = (await core.call(`GET /history/?model=alert-message&pk=${body.id}`, { as: superuser }))
    .body;
  expect(results).toMatchObject([
    { operation: 'created', modifier: { id: superuser.id }, machine_key: { display_name: 'Freezer' } },
  ]);
});

it('writes with the version that it read, as people do', async () => {
  const secret = await createSecret({
    scopes: ['alert-message:create', 'alert-message:edit', 'cohort:read'],
  });
  const made = await callWith(core, secret, 'POST /alert-message/', {
    body: { message: 'Down', alertType: 'information' },
  });
  const change = (headers: Record<string, string>) =>
    callWith(core, secret, `PATCH /alert-message/${made.body.id}/`, { body: { message: 'Up' }, headers });
  expect((await change({ 'If-Match': 'W/"1"' })).body.code).toBe('STALE');
  expect((await change({ 'If-Match': made.headers.get('etag') ?? '' })).status).toBe(200);
});
