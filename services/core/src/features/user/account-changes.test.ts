import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';

let core: PostedCore;
let admin: TestPerson;
beforeAll(async () => {
  core = await startPostedCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

const NEXT = 'Another-Horse-2027!';
const call = (request: string, as: TestPerson | undefined, body?: unknown) =>
  core.call(request, { ...(as ? { as } : {}), body });
const impersonated = async (person: TestPerson) => {
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  await core.build.sql('update core.session set impersonator_id = $1 where id = $2', [
    superuser.id,
    person.sessionId,
  ]);
  return person;
};
const subjectsTo = async (email: string, count: number): Promise<string[]> => {
  await core.eventually(async () => core.mailsTo(email).length >= count);
  // Two mails go side by side: which comes first is chance.
  return core
    .mailsTo(email)
    .map((mail) => mail.subject)
    .toSorted();
};

describe('the password of one’s own', () => {
  const change = (person: TestPerson, as: TestPerson | undefined, more: Record<string, unknown> = {}) =>
    call(`PATCH /user/${person.id}/password/`, as, {
      current_password: PASSWORD,
      password: NEXT,
      confirm_password: NEXT,
      ...more,
    });

  it('is changed with the present one; other devices are signed out, and a mail reports it', async () => {
    const person = await core.buildAccount();
    const { token } = (await core.login({ email: person.email })).body;
    expect((await change(person, person)).status).toBe(204);
    expect((await call('GET /session/', person)).status).toBe(200);
    const other = await core.call('GET /session/', { headers: { Authorization: `Bearer ${token}` } });
    expect(other.status).toBe(401);
    expect((await core.login({ email: person.email })).status).toBe(400);
    expect((await core.login({ email: person.email, password: NEXT })).status).toBe(200);
    expect(await subjectsTo(person.email, 1)).toEqual([
      expect.stringMatching(/^Your password for .* was changed$/),
    ]);
    const history = await call(`GET /history/?model=user&pk=${person.id}`, admin);
    const changes = history.body.results.flatMap((entry: { changes: object }) => Object.keys(entry.changes));
    expect(changes).toContain('password_changed');
    expect(changes).not.toContain('password_hash');
  });

  it('is refused with words: wrong, weak, common, the same again, typed twice differently', async () => {
    const person = await core.buildAccount();
    const refusal = async (more: Record<string, unknown>) => (await change(person, person, more)).body;
    expect(await refusal({ current_password: 'guess' })).toEqual({
      current_password: ['Incorrect password'],
    });
    expect(await refusal({ password: 'short', confirm_password: 'short' })).toEqual({
      password: ['Password does not satisfy all criteria'],
    });
    expect(await refusal({ confirm_password: 'other' })).toEqual({
      confirm_password: ['Passwords do not match'],
    });
    expect(Object.keys(await refusal({ password: PASSWORD, confirm_password: PASSWORD }))).toEqual([
      'password',
    ]);
    expect((await core.login({ email: person.email })).status).toBe(200);
  });

  it('is no one else’s to change, not a stranger’s, an administrator’s or an impersonator’s', async () => {
    const person = await core.buildAccount();
    expect((await change(person, undefined)).status).toBe(401);
    expect((await change(person, await core.build.person())).status).toBe(404);
    expect((await change(person, admin)).status).toBe(403);
    expect((await change(person, await impersonated(person))).status).toBe(409);
  });

  it('is not guessed: after a few tries one waits', async () => {
    const person = await core.buildAccount();
    const tries = [];
    for (let count = 0; count < 6; count += 1)
      tries.push((await change(person, person, { current_password: `guess ${count}` })).status);
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('changes once when two change it in parallel', async () => {
    const person = await core.buildAccount();
    const answers = await Promise.all([
      change(person, person),
      change(person, person, { password: `${NEXT}2`, confirm_password: `${NEXT}2` }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([204, 400]);
  });
});

describe('the address of an account', () => {
  const ask = (person: TestPerson, as: TestPerson | undefined, email: string, password?: string) =>
    call(`POST /user/${person.id}/email/`, as, { email, ...(password ? { password } : {}) });
  const confirm = (token: string) => core.call('POST /email-change/', { body: { token } });

  it('is changed by the link sent to the new one; the old one is notified twice', async () => {
    const person = await core.buildAccount();
    const next = `new-${person.email}`;
    const asked = await ask(person, person, next, PASSWORD);
    expect([asked.status, asked.body]).toEqual([202, { detail: `An email was sent to ${next}` }]);
    const token = await core.tokenFor(next);
    expect((await call(`GET /user/${person.id}/`, person)).body.email).toBe(person.email);
    expect((await core.call(`GET /email-change/?token=${token}`)).body).toEqual({ email: next });
    expect((await core.call(`GET /email-change/?token=${token}`)).body).toEqual({ email: next });
    expect((await confirm(token)).body).toEqual({ email: next });
    expect((await core.call(`GET /email-change/?token=${token}`)).body).toEqual({ email: null });
    expect((await confirm(token)).status).toBe(400);
    expect((await core.login({ email: next })).status).toBe(200);
    expect((await core.login({ email: person.email })).status).toBe(400);
    expect(await subjectsTo(person.email, 2)).toEqual([
      expect.stringMatching(/^A new email address for your account/),
      expect.stringMatching(/^The email address .* was changed$/),
    ]);
    expect(await subjectsTo(next, 2)).toEqual([
      expect.stringMatching(/^Confirm your new email address/),
      expect.stringMatching(/^The email address .* was changed$/),
    ]);
  });

  it.each([
    ['on a device of the owner, which stays logged in', 'owner'],
    ['by no one who is logged in', undefined],
    ['by someone else', 'stranger'],
    ['by someone who acts for the owner', 'impersonator'],
  ] as const)('ends the sessions of the account when it is followed %s', async (_, follower) => {
    const [person, stranger] = [await core.buildAccount(), await core.build.person()];
    const sessions = await Promise.all(
      Array.from({ length: 2 }, async () => (await core.login({ email: person.email })).body.token),
    );
    const email = `moved-${person.email}`;
    await call(`POST /user/${person.id}/email/`, person, { email, password: PASSWORD });
    const token = await core.tokenFor(email);
    if (follower === 'impersonator') await impersonated(person);
    const as = { owner: person, impersonator: person, stranger };
    const done = await call('POST /email-change/', follower && as[follower], { token });
    expect([done.status, done.body]).toEqual([200, { email }]);
    const isOpen = async (bearer: string) =>
      (await core.call('GET /session/', { headers: { Authorization: `Bearer ${bearer}` } })).status === 200;
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false]);
    expect((await call('GET /session/', person)).status).toBe(follower === 'owner' ? 200 : 401);
    expect((await call('GET /session/', stranger)).status).toBe(200);
    expect((await core.login({ email })).status).toBe(200);
  });

  it('is taken over once, however many follow the link in parallel', async () => {
    const person = await core.buildAccount();
    const next = `once-${person.email}`;
    await ask(person, person, next, PASSWORD);
    const token = await core.tokenFor(next);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
  });

  it('shows no one but staff that someone else has it', async () => {
    const person = await core.buildAccount();
    const other = await core.buildAccount();
    const free = await ask(person, person, `free-${person.email}`, PASSWORD);
    const taken = await ask(person, person, other.email.toUpperCase(), PASSWORD);
    expect([taken.status, free.status]).toEqual([202, 202]);
    expect(await subjectsTo(other.email, 1)).toEqual([expect.stringMatching(/^Your email address and/)]);
    // The mailbox of the one who asks gets the same both times.
    const notices = await subjectsTo(person.email, 2);
    expect(notices[1]).toBe(notices[0]);
    expect((await ask(person, admin, other.email)).body).toEqual({
      email: ['There is already an account with this email address'],
    });
  });

  it('is no longer changed once a new password is set, from the profile or by a mailed link', async () => {
    const steps = {
      profile: (person: TestPerson) =>
        call(`PATCH /user/${person.id}/password/`, person, {
          current_password: PASSWORD,
          password: NEXT,
          confirm_password: NEXT,
        }),
      mail: async (person: TestPerson) => {
        await call(`POST /user/${person.id}/resend_email/`, admin, { operation: 1 });
        const token = await core.tokenFor(person.email, 2);
        return core.call('POST /reset-password/', {
          body: { token, password: NEXT, confirm_password: NEXT },
        });
      },
    };
    for (const [way, step] of Object.entries(steps)) {
      const person = await core.buildAccount();
      const next = `thief-${way}-${person.email}`;
      await ask(person, person, next, PASSWORD);
      const token = await core.tokenFor(next);
      await core.nextMail(person.email);
      expect((await step(person)).status).toBeLessThan(300);
      expect((await confirm(token)).status).toBe(400);
      expect((await call(`GET /user/${person.id}/`, admin)).body.email).toBe(person.email);
    }
  });

  it('needs the password, and a right to it', async () => {
    const person = await core.buildAccount();
    const next = `right-${person.email}`;
    expect((await ask(person, person, next)).body).toEqual({ password: ['Incorrect password'] });
    expect((await ask(person, person, 'x', PASSWORD)).body).toEqual({
      email: ['Please enter a valid email address'],
    });
    expect(Object.keys((await ask(person, person, person.email, PASSWORD)).body)).toEqual(['email']);
    expect((await ask(person, undefined, next)).status).toBe(401);
    expect((await ask(person, await core.build.person(), next)).status).toBe(404);
    const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
    expect((await ask(person, reviewer, next)).status).toBe(403);
    expect((await ask(person, admin, next)).status).toBe(202);
    expect((await ask(person, await impersonated(person), next, PASSWORD)).status).toBe(409);
  });

  it('refuses a link whose address was registered since, and one that never was', async () => {
    const person = await core.buildAccount();
    const next = `late-${person.email}`;
    await ask(person, person, next, PASSWORD);
    const token = await core.tokenFor(next);
    await core.build.person({ email: next });
    expect((await confirm(token)).status).toBe(400);
    const never = 'x'.repeat(43);
    expect((await confirm(never)).body).toEqual({
      token: ['The token could not be verified. Contact Support.'],
    });
    expect((await core.call(`GET /email-change/?token=${never}`)).body).toEqual({ email: null });
    expect((await core.call('GET /email-change/')).status).toBe(400);
  });
});

describe('mails that staff send', () => {
  const send = (person: TestPerson, as: TestPerson | undefined, operation: unknown) =>
    call(`POST /user/${person.id}/resend_email/`, as, { operation });

  it('are the password and the verification emails, with the texts of the screens [C7.1.8 C4.9.1 S6-16 S8-25]', async () => {
    const person = await core.build.person({ verified: false, firstName: 'Ada', lastName: 'Byron' });
    const forgot = await send(person, admin, 1);
    expect([forgot.status, forgot.body.detail]).toEqual([
      200,
      'Forgot password email was successfully sent to Ada Byron',
    ]);
    const verification = await send(person, admin, 2);
    expect(verification.body.detail).toBe('Verification email was successfully sent to Ada Byron');
    const subjects = await subjectsTo(person.email, 2);
    expect(subjects).toEqual([
      expect.stringMatching(/^Confirm your email address/),
      expect.stringMatching(/^Set a new password/),
    ]);
  });

  it('verify the account of the person who follows them', async () => {
    const person = await core.build.person({ verified: false });
    await send(person, admin, 2);
    const token = await core.tokenFor(person.email);
    expect((await core.call('POST /verify-user/', { body: { token } })).body).toEqual({
      status: 'verified',
      email: person.email,
    });
    expect((await call(`GET /user/${person.id}/`, admin)).body.verified).toBe(true);
  });

  it('are refused where they make no sense, and to everyone else [C4.9.1]', async () => {
    const person = await core.build.person();
    const closed = await core.build.person({ active: false });
    expect((await send(person, admin, 2)).body.code).toBe('WRONG_STATE');
    expect((await send(closed, admin, 1)).status).toBe(409);
    expect((await send(person, admin, 3)).status).toBe(400);
    expect((await send(person, undefined, 1)).status).toBe(401);
    expect((await send(person, person, 1)).status).toBe(403);
    const access = await core.build.person({ roles: ['access_admin'], institution: null });
    expect((await send(person, access, 1)).status).toBe(403);
    expect((await call('POST /user/999999/resend_email/', admin, { operation: 1 })).status).toBe(404);
  });
});
