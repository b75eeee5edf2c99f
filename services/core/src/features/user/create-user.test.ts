import type { Role } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';

let core: PostedCore;
let admin: TestPerson;
beforeAll(async () => {
  core = await startPostedCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

let sequence = 0;
const newUser = async (more: Readonly<Record<string, unknown>> = {}) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email: `grace${(sequence += 1)}@uni.test`,
  groups: ['primary_researcher'],
  institution: (await core.build.institution()).id,
  ...more,
});
const create = async (as: TestPerson | undefined, more?: Readonly<Record<string, unknown>>) => {
  const body = await newUser(more);
  return { ...(await core.call('POST /user/create_user/', { ...(as ? { as } : {}), body })), sent: body };
};
const staff = (role: Role) => core.build.person({ roles: [role], institution: null });

it('creates an account without a password, and the mail leads to setting one that signs in', async () => {
  const institution = await core.build.institution({ name: 'Maple University' });
  const answer = await create(admin, {
    institution: 'maple university',
    first_name: ' Grace ',
    title: 'Professor',
    phone_number: '+1 555 0199',
    orcid: '0000-0002-1825-0097',
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    first_name: 'Grace',
    title: 'Professor',
    active: true,
    verified: false,
    primary_role: 'primary_researcher',
    institution: { id: institution.id, display_name: 'Maple University' },
  });
  const token = await core.tokenFor(answer.sent.email);
  const password = 'Brand-New-Horse-77';
  const reset = await core.call('POST /reset-password/', {
    body: { token, password, confirm_password: password },
  });
  expect(reset.status).toBe(200);
  const login = await core.login({ email: answer.sent.email, password, agreed_to_terms: true });
  expect(login.body.session.user.roles).toEqual(['primary_researcher']);
});

it('knows no institution that was deleted, nor mistakes it for a new one of its name', async () => {
  const gone = await core.build.institution({ name: 'Birch College' });
  await core.build.sql('update core.institution set deleted_at = now() where id = $1', [gone.id]);
  for (const institution of [gone.id, 'Birch College'])
    expect((await create(admin, { institution })).body).toEqual({
      institution: ['This institution does not exist'],
    });
  const again = await core.build.institution({ name: 'Birch College' });
  expect((await create(admin, { institution: 'birch college' })).body.institution.id).toBe(again.id);
});

it('may give a person several roles and institutions', async () => {
  const second = await core.build.institution();
  const answer = await create(admin, { groups: ['sfari_reviewer', 'rm_admin'], institutions: [second.id] });
  expect(answer.body.institutions.map((one: { id: number }) => one.id)).toEqual([
    answer.sent.institution,
    second.id,
  ]);
  expect(answer.body.primary_role).toBeNull();
});

it('reports what is wrong field by field [S5-31]', async () => {
  const { body, status } = await core.call('POST /user/create_user/', {
    as: admin,
    body: { first_name: ' ', last_name: 'x'.repeat(31), email: 'no', groups: [] },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    first_name: ['First name is required'],
    email: ['Please enter a valid email address'],
    groups: ['Required field'],
    institution: ['Required field'],
  });
  expect(Object.keys(body)).toContain('last_name');
  const unknown = await create(admin, { institution: 'Nowhere College' });
  expect(unknown.body).toEqual({ institution: ['This institution does not exist'] });
  const both = await create(admin, { groups: ['sbso', 'primary_researcher'] });
  expect(both.body).toEqual({
    groups: ['Signing Official and Principal Investigator cannot be held together'],
  });
});

it('creates one account for an address, no matter who is quicker and however it is written', async () => {
  const body = await newUser();
  const answers = await Promise.all(
    [body.email, body.email.toUpperCase(), body.email, body.email].map((email) =>
      core.call('POST /user/create_user/', { as: admin, body: { ...body, email } }),
    ),
  );
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    201, 400, 400, 400,
  ]);
  const refused = answers.find((answer) => answer.status === 400);
  expect(refused?.body).toEqual({ email: ['There is already an account with this email address'] });
  await core.tokenFor(body.email);
  expect(core.mailsTo(body.email)).toHaveLength(1);
});

it('is for administrators, access administrators and superusers, each within their rights [S6-19]', async () => {
  expect((await create(undefined)).status).toBe(401);
  for (const role of ['primary_researcher', 'sfari_reviewer', 'abn_proj_mgr', 'internal_read_only'] as const)
    expect((await create(await staff(role))).status).toBe(403);
  const access = await staff('access_admin');
  expect((await create(access)).status).toBe(201);
  expect((await create(access, { groups: ['sfari_admin'] })).status).toBe(403);
  expect((await create(admin, { groups: ['access_admin'] })).status).toBe(201);
  for (const guarded of ['superuser', 'sfari_admin_lead']) {
    expect((await create(admin, { groups: [guarded] })).status).toBe(403);
    expect((await create(await staff('superuser'), { groups: [guarded] })).status).toBe(201);
  }
});
