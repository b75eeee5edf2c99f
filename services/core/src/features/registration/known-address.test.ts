/** No one learns from a registration whether an address is known, but the one whose mailbox it is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

const OTHER = 'Other-Giraffe-77?';

it('answers the same, and notifies a person that they have an account already [C7.1.4]', async () => {
  const person = await core.buildAccount({ firstName: 'Grace' });
  const email = person.email.toUpperCase();
  const answer = await registerResearcher(core, { email, password: OTHER, first_name: 'Mallory' });
  expect([answer.status, answer.body]).toEqual([201, {}]);
  const mail = await core.nextMail(person.email);
  expect(mail.subject).toBe('You already have an account with SFARI Base');
  expect(mail.text).toContain('Dear Grace,');
  expect(mail.text).toContain('http://localhost:8080/login');
  expect(await readAccount(core, person.email)).toMatchObject({ id: person.id, first_name: 'Grace' });
  expect((await core.login({ email: person.email })).status).toBe(200);
  expect((await core.login({ email: person.email, password: OTHER })).status).toBe(400);
});

it('notifies the owner of a closed account where to ask', async () => {
  const person = await core.buildAccount({ active: false });
  expect((await registerResearcher(core, { email: person.email })).status).toBe(201);
  const mail = await core.nextMail(person.email);
  expect(mail.text).toContain('It is no longer active.');
  expect(mail.text).toContain('support@portal.test');
});

it('takes over of a second registration only what its own link confirms', async () => {
  const email = freshAddress();
  const institution = await core.build.institution();
  await registerResearcher(core, { email, password: OTHER, first_name: 'Mallory' });
  await core.nextMail(email);
  await registerResearcher(core, { email, first_name: 'Ada', institution: institution.id });
  const own = await core.tokenFor(email, 2);
  expect(await readAccount(core, email)).toMatchObject({ first_name: 'Mallory', institution: null });

  expect((await core.call('POST /verify-user/', { body: { token: own } })).body).toEqual({
    status: 'verified',
    email,
  });
  expect(await readAccount(core, email)).toMatchObject({ first_name: 'Ada', institution: institution.id });
  expect((await core.login({ email, password: OTHER })).status).toBe(400);
  expect((await core.login({ email, password: PASSWORD })).status).toBe(200);

  // The other link is worthless now.
  const stranger = await core.tokenFor(email, 1);
  expect((await core.call('POST /verify-user/', { body: { token: stranger } })).status).toBe(409);
  expect((await core.login({ email, password: OTHER })).status).toBe(400);
});

it('reveals nothing by text that cannot be stored', async () => {
  const person = await core.buildAccount();
  for (const email of [person.email, freshAddress()]) {
    const answer = await registerResearcher(core, { email, first_name: 'Ada\ud800' });
    expect([answer.status, answer.body]).toEqual([
      400,
      { first_name: ['Contains a character that is not allowed'] },
    ]);
  }
});

it('lets no one register themself into an account that the foundation made', async () => {
  const institution = await core.build.institution();
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const email = freshAddress();
  await core.call('POST /user/create_user/', {
    as: admin,
    body: {
      first_name: 'Grace',
      last_name: 'Hopper',
      email,
      groups: ['sfari_reviewer'],
      institution: institution.id,
    },
  });
  await core.nextMail(email);
  const stranger = await registerResearcher(core, { email, password: OTHER, first_name: 'Mallory' });
  expect([stranger.status, stranger.body]).toEqual([201, {}]);
  const token = await core.tokenFor(email, 2);
  await core.call('POST /verify-user/', { body: { token } });
  expect((await core.login({ email, password: OTHER })).status).toBe(400);
  expect(await readAccount(core, email)).toMatchObject({
    first_name: 'Grace',
    roles: ['sfari_reviewer'],
    institution: institution.id,
  });
  const set = { token, password: PASSWORD, confirm_password: PASSWORD };
  expect((await core.call('POST /reset-password/', { body: set })).status).toBe(200);
});

it('sends again no link that would set the password of one of several who registered', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  for (const strangerIsFirst of [true, false]) {
    const email = freshAddress();
    for (const password of strangerIsFirst ? [OTHER, PASSWORD] : [PASSWORD, OTHER])
      await registerResearcher(core, { email, password });
    await core.nextMail(email, 2);
    const { id } = (await readAccount(core, email)) ?? { id: 0 };
    await core.call('POST /resend-verification/', { body: { email } });
    await core.nextMail(email, 3);
    await core.call(`POST /user/${id}/resend_email/`, { as: admin, body: { operation: 2 } });
    const tokens = [await core.tokenFor(email, 3), await core.tokenFor(email, 4)];
    for (const token of tokens) await core.call('POST /verify-user/', { body: { token } });
    for (const password of [OTHER, PASSWORD])
      expect((await core.login({ email, password })).body.session).toBeUndefined();
    const own = 'Blue-Kettle-1984?';
    const set = { token: tokens[1], password: own, confirm_password: own };
    expect((await core.call('POST /reset-password/', { body: set })).status).toBe(200);
    expect((await core.login({ email, password: own })).status).toBe(200);
  }
});

it('makes one account of two registrations in parallel', async () => {
  const email = freshAddress();
  const answers = await Promise.all([
    registerResearcher(core, { email }),
    registerResearcher(core, { email: email.toUpperCase() }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await core.build.sql('select 1 from core.account where email = $1', [email])).toHaveLength(1);
  await core.nextMail(email, 2);
  expect(await readAccount(core, email)).toMatchObject({ roles: ['primary_researcher'] });
});

it('takes no shorter time for a known address', async () => {
  const person = await core.buildAccount();
  const measureTime = async (email: string): Promise<number> => {
    const recaptcha = await core.solveBotCheck();
    const started = performance.now();
    await registerResearcher(core, { email, recaptcha });
    return performance.now() - started;
  };
  expect(await measureTime(person.email)).toBeGreaterThan(245);
  expect(await measureTime(freshAddress())).toBeGreaterThan(245);
});

it('leaves a trace of the new account in the history, but none of its password', async () => {
  const email = freshAddress();
  await registerResearcher(core, { email });
  const account = await readAccount(core, email);
  const rows = await core.build.sql<{ changes: Record<string, unknown> }>(
    "select changes from audit.log where model = 'user' and pk = $1",
    [String(account?.id)],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.changes).toMatchObject({ email: [null, email] });
  expect(JSON.stringify(rows)).not.toContain('argon2');
});
