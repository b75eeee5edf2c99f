/** No one gets an account whose address others take for someone else's, and no one learns whose. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, freshAddress, registerOfficial, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

/** The Cyrillic letter that looks like the Latin a; by its number, as a reader would not see the difference. */
const A = String.fromCodePoint(0x430);
let number = 0;
const pair = (): { real: string; alike: string } => {
  number += 1;
  return { real: `anna${number}@uni.test`, alike: `${A}nn${A}${number}@uni.test` };
};

it.each([
  ['paul@example.org', 'p\u0430ul@example.org', true],
  ['paul@example.org', 'PAUL@EXAMPLE.ORG', true],
  ['paul@example.org', '\u0420\u0410UL@example.org', true],
  ['paul@example.org', 'paul@exarnple.org', true],
  ['paul@example.org', 'paul@examp1e.org', true],
  ['paul@oxford.test', 'paul@0xford.test', true],
  ['paul@vvest.test', 'paul@west.test', true],
  ['paul@example.org', 'p\uff41ul@\uff45xample.org', true],
  ['paul1@example.org', 'paull@example.org', false],
  ['zoe@example.org', 'zo\u00eb@example.org', false],
  ['\u0438\u0432\u0430\u043d@example.org', 'ivan@example.org', false],
  ['paul@example.org', 'paula@example.org', false],
])('%s and %s look the same: see the last column', async (one, other, alike) => {
  const [row] = await core.build.sql<{ same: boolean }>(
    'select core.address_skeleton($1) = core.address_skeleton($2) as same',
    [one, other],
  );
  expect(row?.same).toBe(alike);
});

it('answers a registration as ever, makes no account, and notifies the owner alone', async () => {
  const { real, alike } = pair();
  await core.buildAccount({ email: real });
  const answer = await registerResearcher(core, { email: alike });
  expect([answer.status, answer.body]).toEqual([201, {}]);
  const mail = await core.nextMail(real);
  expect(mail.subject).toBe('Someone used an address similar to yours with SFARI Base');
  expect(mail.text).not.toMatch(/token=|reset-password#/);
  expect(await readAccount(core, alike)).toBeUndefined();
  expect(core.mailsTo(alike)).toEqual([]);
});

it('the person who registers a look-alike first locks no one out, and cannot confirm it later', async () => {
  const { real, alike } = pair();
  await registerResearcher(core, { email: alike });
  const early = await core.tokenFor(alike);
  await registerResearcher(core, { email: real });
  await core.call('POST /verify-user/', { body: { token: await core.tokenFor(real) } });
  expect((await core.login({ email: real })).status).toBe(200);
  expect((await core.call('POST /verify-user/', { body: { token: early } })).status).toBe(409);
  expect(await readAccount(core, alike)).toMatchObject({ verified: false });
});

it('two who confirm such addresses in parallel: one wins', async () => {
  const { real, alike } = pair();
  const tokens = [];
  for (const email of [real, alike]) {
    await registerResearcher(core, { email });
    tokens.push(await core.tokenFor(email));
  }
  const administrator = await core.database.admin.connect();
  const waiting = () =>
    core.build.sql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  try {
    // Neither confirms before both have looked whether there is such an address.
    await administrator.query('begin; lock table audit.log in share mode');
    const both = tokens.map((token) => core.call('POST /verify-user/', { body: { token } }));
    await core.eventually(async () => (await waiting()).length === both.length);
    await administrator.query('commit');
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  } finally {
    administrator.release();
  }
});

it('an account may take a look-alike of its own address, but not of another account', async () => {
  const { real, alike } = pair();
  await core.buildAccount({ email: real });
  const person = await core.buildAccount({ email: `x${real}` });
  const ask = (email: string) =>
    core.call(`POST /user/${person.id}/email/`, { as: person, body: { email, password: PASSWORD } });
  expect(await ask(alike)).toMatchObject({ status: 202, body: { detail: `An email was sent to ${alike}` } });
  expect((await core.nextMail(real)).subject).toContain('similar to yours');
  expect(core.mailsTo(alike)).toEqual([]);
  expect((await ask(`x${alike}`)).status).toBe(202);
  expect((await core.nextMail(`x${alike}`)).subject).toContain('Confirm your new email address');
});

it('an account moves to no address whose look-alike was confirmed after it asked', async () => {
  const { real, alike } = pair();
  const person = await core.buildAccount();
  await core.call(`POST /user/${person.id}/email/`, {
    as: person,
    body: { email: alike, password: PASSWORD },
  });
  const token = await core.tokenFor(alike);
  await core.buildAccount({ email: real });
  expect((await core.call('POST /email-change/', { body: { token } })).status).toBe(400);
  expect(await readAccount(core, alike)).toBeUndefined();
});

it('staff read it in words, when they make an account and when they change an address', async () => {
  const { real, alike } = pair();
  await core.buildAccount({ email: real });
  const other = await core.buildAccount();
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const institution = await core.build.institution();
  const words = { email: ['There is an account with an email address that closely resembles this one'] };
  const made = await core.call('POST /user/create_user/', {
    as: admin,
    body: {
      first_name: 'Anna',
      last_name: 'Other',
      email: alike,
      groups: ['sfari_reviewer'],
      institution: institution.id,
    },
  });
  expect([made.status, made.body]).toEqual([400, words]);
  const moved = await core.call(`POST /user/${other.id}/email/`, { as: admin, body: { email: alike } });
  expect([moved.status, moved.body]).toEqual([400, words]);
});

it('an official cannot take office with one', async () => {
  const { real, alike } = pair();
  await core.buildAccount({ email: real });
  const institution = await core.build.institution();
  await core.invite({
    institutionId: institution.id,
    invitedBy: null,
    firstName: 'Olga',
    lastName: 'Sign',
    email: alike,
  });
  const refused = await registerOfficial(core, await core.tokenFor(alike));
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    expect.stringContaining("We can't create an account with this address"),
  ]);
  expect(await readAccount(core, alike)).toBeUndefined();
});

it('an address with what no one sees is refused, a wide one is stored as it is read', async () => {
  const hidden = await registerResearcher(core, { email: `ad${String.fromCodePoint(0x200b)}a@uni.test` });
  expect([hidden.status, Object.keys(hidden.body)]).toEqual([400, ['email']]);
  const email = freshAddress();
  await registerResearcher(core, { email: email.replace('n', String.fromCodePoint(0xff4e)) });
  expect(await readAccount(core, email)).toMatchObject({ verified: false });
});
