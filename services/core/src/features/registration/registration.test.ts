import { LIMITS, MESSAGES } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, freshAddress, signOrcidProof, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

const register = (changes?: Record<string, unknown>, headers?: Record<string, string>) =>
  registerResearcher(core, changes, headers);
/** Messages by field of a refused registration. */
const catchRefusal = async (changes: Record<string, unknown>) => {
  const { status, body } = await register({ recaptcha: 'none', ...changes });
  expect(status).toBe(400);
  return body;
};

describe('a researcher', () => {
  it('gets an unverified account, a mail, and signs in once the link was followed [C3.0.8 C4.4.1 C4.9.1 C7.1.4 C7.1.5]', async () => {
    const institution = await core.build.institution();
    const email = freshAddress();
    const answer = await register({
      email,
      confirm_email: email.toUpperCase(),
      confirm_password: PASSWORD,
      institution: institution.id,
      orcid_id: '0000-0002-1825-0097',
      orcid_proof: signOrcidProof(core, '0000-0002-1825-0097'),
      is_v2: false,
    });
    expect([answer.status, answer.body]).toEqual([201, {}]);
    expect(await readAccount(core, email)).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      verified: false,
      active: true,
      primary_role: 'primary_researcher',
      roles: ['primary_researcher'],
      orcid: '0000-0002-1825-0097',
      agreed_terms_version: '2026-12',
      institution: institution.id,
    });
    expect((await core.login({ email })).body).toMatchObject({ code: 'ACCOUNT_UNVERIFIED' });

    const mail = await core.nextMail(email);
    expect(mail.subject).toBe('Confirm your email address for SFARI Base');
    expect(mail.text).toContain('Dear Ada,');
    expect(mail.text).toContain('within 7 days');
    const token = await core.tokenFor(email);
    const look = await core.call(`GET /verify-user/?token=${token}`);
    expect(look.body).toEqual({
      kind: 'verification',
      userType: 'primary_researcher',
      expired: false,
      used: false,
      has_account: true,
      userData: { institution_data: null, io_data: null },
    });
    expect((await readAccount(core, email))?.verified).toBe(false);
    const followed = await core.call('POST /verify-user/', { body: { token } });
    expect([followed.status, followed.body]).toEqual([200, { status: 'verified', email }]);
    const session = (await core.login({ email })).body.session;
    expect(session).toMatchObject({
      user: { roles: ['primary_researcher'] },
      institution: { id: institution.id, joinder_date: null },
    });
  });

  it('may say that the institution is not listed [C3.0.8]', async () => {
    const email = freshAddress();
    expect((await register({ email, institution: null })).status).toBe(201);
    expect(await readAccount(core, email)).toMatchObject({ institution: null });
  });

  it('accepts a password of 256 characters', async () => {
    const email = freshAddress();
    const password = `Aa1-${'ä'.repeat(252)}`;
    expect((await register({ email, password })).status).toBe(201);
    expect((await core.login({ email, password })).body).toMatchObject({ code: 'ACCOUNT_UNVERIFIED' });
    expect(await catchRefusal({ password: `${password}x` })).toHaveProperty('password');
  });
});

it('is what the person themselves created, says the history, and all that follows modified it', async () => {
  const institution = await core.build.institution();
  const email = freshAddress();
  await register({ email, institution: institution.id });
  const id = (await readAccount(core, email))?.id ?? 0;
  await core.call('POST /verify-user/', { body: { token: await core.tokenFor(email) } });
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const { body } = await core.call(`GET /history/?model=user&pk=${id}`, { as: admin });
  const maker = { id, display_name: 'Ada Byron' };
  expect(body.results[0]).toMatchObject({ model: 'user', operation: 'created', modifier: maker });
  expect(body.results.map((entry: { modifier: unknown }) => entry.modifier)).toEqual(
    body.results.map(() => maker),
  );
  expect(
    body.results.filter(
      (entry: { model: string; operation: string }) =>
        entry.model === 'user' && entry.operation === 'created',
    ),
  ).toHaveLength(1);
});

it('names the person also where the log of an older registration names no one', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const id = 900_000 + admin.id;
  const inCall = (correlation: string, actor: number | null, statements: string) =>
    core.build.sql(`do $$ begin perform set_config('app.correlation_id', '${correlation}', true),
      set_config('app.actor', '${actor ?? ''}', true); ${statements} end $$`);
  await inCall(
    'registration',
    null,
    `insert into core.account (id, email, first_name, last_name) values (${id}, 'old${id}@uni.test', 'Old', 'Account');
     insert into core.account_group (account_id, role) values (${id}, 'primary_researcher');`,
  );
  await inCall('nightly', null, `update core.account set active = false where id = ${id};`);
  await inCall('later', admin.id, `update core.account set active = true where id = ${id};`);
  const { body } = await core.call(`GET /history/?model=user&pk=${id}`, { as: admin });
  const makers = body.results.map(({ modifier }: { modifier: { id: number } | null }) => modifier?.id);
  expect(makers).toEqual([id, id, undefined, admin.id]);
});

describe('what the form gets', () => {
  it('names every field that lacks [C3.0.8]', async () => {
    const { status, body } = await core.call('POST /register-user/', { body: {} });
    expect(status).toBe(400);
    expect(Object.keys(body).toSorted()).toEqual([
      'agreed_to_terms',
      'email',
      'first_name',
      'institution',
      'last_name',
      'password',
      'recaptcha',
    ]);
    expect(body.institution).toEqual([MESSAGES.institutionUnselected]);
  });

  it('asks for names, an address and the same address again [C5.3.2]', async () => {
    const names = await catchRefusal({ first_name: ' ', last_name: '', email: 'ada@uni' });
    expect(names).toMatchObject({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
      email: ['Please enter a valid email address'],
    });
    expect(await catchRefusal({ confirm_email: 'other@uni.test' })).toEqual({
      confirm_email: ['Emails do not match'],
    });
  });

  it('does nothing without agreement to the terms [C5.3.1]', async () => {
    const email = freshAddress();
    for (const agreed_to_terms of [false, undefined, 'yes'])
      expect(await catchRefusal({ email, agreed_to_terms })).toHaveProperty('agreed_to_terms');
    expect(await readAccount(core, email)).toBeUndefined();
  });

  it.each([
    ['Short-1', MESSAGES.passwordCriteria],
    ['no capital letter 1!', MESSAGES.passwordCriteria],
    ['NO SMALL LETTER 1!', MESSAGES.passwordCriteria],
    ['No digit at all!', MESSAGES.passwordCriteria],
    ['NoSpecialCharacter1', MESSAGES.passwordCriteria],
    ['', MESSAGES.fieldsBlank],
    ['Password123!', 'This password is too easy to guess. Please choose another one'],
  ])('refuses the password %j [C5.2.1]', async (password, message) => {
    expect(await catchRefusal({ password })).toEqual({ password: [message] });
  });

  it('wants the password twice the same [C5.2.1]', async () => {
    expect(await catchRefusal({ confirm_password: `${PASSWORD}x` })).toEqual({
      confirm_password: [MESSAGES.passwordsDiffer],
    });
  });

  it.each([
    ['first_name', 'x'.repeat(LIMITS.name), 'x'.repeat(LIMITS.name + 1)],
    ['last_name', 'x'.repeat(LIMITS.name), 'x'.repeat(LIMITS.name + 1)],
    ['email', `${'x'.repeat(LIMITS.email - 9)}@uni.test`, `${'x'.repeat(LIMITS.email - 8)}@uni.test`],
    ['orcid_id', '0000-0002-1694-233X', `0000-0002-1694-233X${'x'.repeat(LIMITS.orcid)}`],
  ])('takes %s up to its length and not beyond [C5.3.6]', async (field, longest, tooLong) => {
    expect(await catchRefusal({ [field]: longest })).toEqual({ recaptcha: [MESSAGES.recaptchaFailed] });
    expect(await catchRefusal({ [field]: tooLong })).toHaveProperty(field);
  });

  it.each(['0000-0002-1825-0098', '0000000218250097', 'https://orcid.org/0000-0002-1825-0097'])(
    'refuses the ORCID iD %s',
    async (orcid_id) => {
      expect(await catchRefusal({ orcid_id })).toMatchObject({
        orcid_id: expect.arrayContaining(['Not a valid ORCID iD']),
      });
    },
  );

  it('takes only an approved institution [C3.0.8]', async () => {
    const unapproved = await Promise.all(
      ([1, 2, 4, 5, 6] as const).map((status) => core.build.institution({ status, rdaStatus: null })),
    );
    const deleted = await core.build.institution();
    await core.build.sql('update core.institution set deleted_at = now() where id = $1', [deleted.id]);
    for (const institution of [...unapproved.map(({ id }) => id), deleted.id, 2_000_000_000])
      expect(await catchRefusal({ institution })).toEqual({ institution: ['Please select an institution'] });
  });

  it('knows no fields of the earlier variant: who is not listed names the institution after signing in [C3.0.12]', async () => {
    const earlier = {
      institution_name: 'University of Test',
      ein: '12-3456789',
      signing_official_first_name: 'Olga',
      signing_official_last_name: 'Sign',
      signing_official_email: 'olga@uni.test',
      phone_number: '+1 555 0100',
    };
    expect(Object.keys(await catchRefusal(earlier)).toSorted()).toEqual(Object.keys(earlier).toSorted());
  });

  it('refuses a failed bot check in its field, invisible or visible [C8.3.1]', async () => {
    for (const is_v2 of [false, true])
      expect(await catchRefusal({ recaptcha: 'rubbish', is_v2 })).toEqual({
        recaptcha: [MESSAGES.recaptchaFailed],
      });
    const email = freshAddress();
    const recaptcha = await core.solveBotCheck();
    expect((await register({ email, recaptcha, is_v2: true })).status).toBe(201);
    expect(await catchRefusal({ recaptcha })).toEqual({ recaptcha: [MESSAGES.recaptchaFailed] });
  });
});

describe('limits', () => {
  it('stop one address that is registered again and again, and say when to come back', async () => {
    const email = freshAddress();
    for (let round = 0; round < 5; round += 1) expect((await register({ email })).status).toBe(201);
    const stopped = await register({ email: email.toUpperCase() });
    expect(stopped.status).toBe(429);
    expect(stopped.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('stop one place that registers many', async () => {
    await core.build.sql("insert into core.login_attempt values ('call:register:203.0.113.9', 100, $1)", [
      Date.now() + 60_000,
    ]);
    expect((await register({}, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
    expect((await register()).status).toBe(201);
  });
});
