/** The first superuser of an installation: someone who registered like everyone, raised by the person who runs it. */
import { untilBlocked } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSuperuser, type SuperuserOutcome } from './make-superuser.ts';
import { startPostedCore, type PostedCore } from '../testing/mails.ts';
import { freshAddress, readAccount, registerResearcher } from '../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

async function raise(email: string): Promise<SuperuserOutcome> {
  const client = await core.database.admin.connect();
  try {
    return await makeSuperuser(client, email);
  } finally {
    client.release();
  }
}

const readRoles = async (email: string) => (await readAccount(core, email))?.roles.toSorted();
const readHistory = (email: string) =>
  core.build.sql(
    `select l.actor_id, l.operation, l.changes from audit.log l join core.account a on l.parent_pk = a.id::text
      where a.email = $1 and l.model = 'user_group' and l.changes -> 'role' ->> 1 = 'superuser'`,
    [email],
  );

async function registerConfirmed(): Promise<string> {
  const email = freshAddress();
  await registerResearcher(core, { email });
  const token = await core.tokenFor(email, 1);
  expect((await core.call('POST /verify-user/', { body: { token } })).status).toBe(200);
  return email;
}

it('gives the role to who registered, beside the roles that they have, and the history shows it', async () => {
  const email = await registerConfirmed();
  expect(await raise(email.toUpperCase())).toBe('made');
  expect(await readRoles(email)).toEqual(['primary_researcher', 'superuser']);
  expect(await readHistory(email)).toMatchObject([{ actor_id: null, operation: 'I' }]);
  expect((await core.login({ email })).body.session.user.roles).toContain('superuser');
});

it('changes nothing the second time', async () => {
  const email = await registerConfirmed();
  await raise(email);
  const before = await readAccount(core, email);
  expect(await raise(email)).toBe('held');
  expect(await readAccount(core, email)).toEqual(before);
  expect(await readHistory(email)).toHaveLength(1);
});

it('two in parallel make one', async () => {
  const email = await registerConfirmed();
  const client = await core.database.admin.connect();
  try {
    // Neither reads before both wait for the account.
    await client.query('begin');
    await client.query('select 1 from core.account where email = $1 for update', [email]);
    const both = [raise(email), raise(email)];
    await untilBlocked(core.database, both.length);
    await client.query('commit');
    expect((await Promise.all(both)).toSorted()).toEqual(['held', 'made']);
  } finally {
    client.release();
  }
});

it('a new address that was asked for before is no longer confirmed', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const email = await registerConfirmed();
  const id = (await readAccount(core, email))?.id;
  const address = freshAddress();
  const asked = await core.call(`POST /user/${id}/email/`, { as: admin, body: { email: address } });
  expect(asked.status).toBe(202);
  const token = await core.tokenFor(address, 1);
  expect(await raise(email)).toBe('made');
  expect((await core.call('POST /email-change/', { body: { token } })).status).toBe(400);
});

it('an administrator who saw the person before overwrites nothing', async () => {
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  const email = await registerConfirmed();
  const path = `/user/${(await readAccount(core, email))?.id}/`;
  const seen = (await core.call(`GET ${path}`, { as: superuser })).headers.get('etag') ?? '';
  await raise(email);
  const body = { groups: ['primary_researcher'] };
  const headers = { 'If-Match': seen };
  expect((await core.call(`PATCH ${path}`, { as: superuser, body, headers })).status).toBe(409);
  expect(await readRoles(email)).toContain('superuser');
});

it('no one who is unknown, deleted, inactive or not confirmed', async () => {
  expect(await raise('nobody@uni.test')).toBe('unknown');
  const email = freshAddress();
  await registerResearcher(core, { email });
  expect(await raise(email)).toBe('unconfirmed');
  const set = (change: string) =>
    core.build.sql(`update core.account set verified = true, ${change} where email = $1`, [email]);
  await set('active = false');
  expect(await raise(email)).toBe('inactive');
  await set('deleted_at = now()');
  expect(await raise(email)).toBe('unknown');
  expect(await readRoles(email)).not.toContain('superuser');
});

it('leaves no transaction open where it fails', async () => {
  await core.build.sql('alter table core.account_group rename to hidden');
  await expect(raise('nobody@uni.test')).rejects.toThrow(/account_group/);
  await core.build.sql('alter table core.hidden rename to account_group');
  expect(await raise('nobody@uni.test')).toBe('unknown');
});
