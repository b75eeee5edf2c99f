/** The person who is given rights starts with their own secrets: none that someone else chose, asked for or has. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
let admin: TestPerson;
let superuser: TestPerson;
beforeAll(async () => {
  core = await startPostedCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
});
afterAll(() => core.stop());

it('a password that a stranger typed for an address opens no account of the staff', async () => {
  const email = freshAddress();
  await registerResearcher(core, { email });
  const ofStranger = await core.tokenFor(email, 1);
  const id = (await readAccount(core, email))?.id;
  const raised = await core.call(`PATCH /user/${id}/`, { as: admin, body: { groups: ['sfari_reviewer'] } });
  expect(raised.status).toBe(200);

  expect((await core.call('POST /verify-user/', { body: { token: ofStranger } })).status).toBe(409);
  expect(await readAccount(core, email)).toMatchObject({ verified: false, roles: ['sfari_reviewer'] });
  expect((await core.login({ email, password: PASSWORD })).status).toBe(400);

  const token = await core.tokenFor(email, 2);
  const password = 'Other-Giraffe-77?';
  const set = await core.call('POST /reset-password/', {
    body: { token, password, confirm_password: password },
  });
  expect(set.status).toBe(200);
  expect((await core.login({ email, password, agreed_to_terms: true })).body.session.user.roles).toEqual([
    'sfari_reviewer',
  ]);
});

it('a researcher who was only confirmed as one still has the registration', async () => {
  const email = freshAddress();
  await registerResearcher(core, { email });
  const token = await core.tokenFor(email, 1);
  const id = (await readAccount(core, email))?.id;
  const body = { groups: ['primary_researcher'] };
  expect((await core.call(`PATCH /user/${id}/`, { as: admin, body })).status).toBe(200);
  expect((await core.call('POST /verify-user/', { body: { token } })).status).toBe(200);
  expect((await core.login({ email })).status).toBe(200);
});

it('a new address that was asked for before someone rose is no longer confirmed', async () => {
  const person = await core.buildAccount({ roles: ['sfari_reviewer'], institution: null });
  const address = freshAddress();
  const asked = await core.call(`POST /user/${person.id}/email/`, { as: admin, body: { email: address } });
  expect(asked.status).toBe(202);
  const token = await core.tokenFor(address, 1);
  const groups = ['sfari_reviewer', 'superuser'];
  expect((await core.call(`PATCH /user/${person.id}/`, { as: superuser, body: { groups } })).status).toBe(
    200,
  );
  expect((await core.call('POST /email-change/', { body: { token } })).status).toBe(400);
  expect(await readAccount(core, address)).toBeUndefined();
});

it('an administrator who saw other institutions overwrites none that was added since', async () => {
  const person = await core.build.person();
  const other = await core.build.institution();
  const seen = await core.call(`GET /user/${person.id}/`, { as: admin });
  const etag = seen.headers.get('etag') ?? '';
  const link = { user: person.id, institution: other.id };
  expect((await core.call('POST /user-institution/', { as: admin, body: link })).status).toBe(201);
  const write = (ifMatch: string) =>
    core.call(`PATCH /user/${person.id}/`, {
      as: admin,
      body: { institutions: [person.institutionId] },
      headers: { 'If-Match': ifMatch },
    });
  const refused = await write(etag);
  expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
  const again = await core.call(`GET /user/${person.id}/`, { as: admin });
  expect((await write(again.headers.get('etag') ?? '')).status).toBe(200);
});

it('addresses and numbers of deleted people are gone with them', async () => {
  const person = await core.build.person();
  await core.build.sql(
    "update core.account set phone_number = '+1 555 0100', active = false, deleted_at = now() where id = $1",
    [person.id],
  );
  for (const path of ['user-email', 'user-phone', 'user'])
    expect([path, (await core.call(`GET /${path}/?id__in=${person.id}`, { as: admin })).body.count]).toEqual([
      path,
      0,
    ]);
});
