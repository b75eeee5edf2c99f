/** Second factors: added by their owner, asked for after the password, used up by each use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startCore, type CoreHarness } from '../../testing/core-harness.ts';
import {
  ageProof,
  enroll,
  finish,
  forgetLastCode,
  openStep,
  showCode,
} from '../../testing/second-factors.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core.stop());

/** As of passwords. */
const FREE_TRIES = 10;
const WRONG_CODE = { code: ['This code is not correct, or it was already used'] };
const STEP_OVER = { step: ['This login took too long. Please enter your password again'] };
const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const mailsTo = (email: string, template: string) =>
  core.eventually(async () => {
    const rows = await core.build.sql(
      'select subject from core.email where email_template = $1 and $2 = any("to")',
      [template, email],
    );
    return rows.length > 0 ? rows : null;
  });

describe('an authenticator app', () => {
  it('counts once a code confirms it, brings ten recovery codes, and a mail says so', async () => {
    const person = await core.buildAccount();
    const begun = await core.call('POST /second-factor/totp/', { as: person, body: {} });
    expect(begun.status).toBe(201);
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(begun.body.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(begun.body.secret);
    expect((await core.login({ email: person.email })).status).toBe(200);

    const body = { name: 'My phone', code: showCode(begun.body.secret) };
    const added = await core.call('POST /second-factor/totp/confirm/', { as: person, body });
    expect(added.body).toMatchObject({ factor: { kind: 'totp', name: 'My phone' } });
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    await mailsTo(person.email, 'second_factor_added');
    const list = await core.call('GET /second-factor/', { as: person });
    expect(list.body.results).toEqual([added.body.factor]);
    expect(JSON.stringify(list.body)).not.toContain(begun.body.secret);
    const again = await core.call('POST /second-factor/totp/confirm/', { as: person, body });
    expect(again.body.code).toBe('WRONG_STATE');
  });

  it('is not in the database as text, nor are recovery codes', async () => {
    const { person, secret, recoveryCodes } = await enroll(core);
    const rows = await core.build.sql(
      `select to_jsonb(f) as factor, (select to_jsonb(r) from core.recovery_codes r where r.account_id = $1) as codes,
        (select jsonb_agg(l) from audit.log l where l.parent_pk = $1::text) as history
        from core.second_factor f where f.account_id = $1`,
      [person.id],
    );
    const text = JSON.stringify(rows).toLowerCase();
    expect(text).not.toContain(secret.toLowerCase());
    for (const code of recoveryCodes) expect(text).not.toContain(code.replace('-', ''));
  });

  it('is refused with a wrong code, one that is no code, and without having begun', async () => {
    const person = await core.buildAccount();
    const confirm = (code: string) =>
      core.call('POST /second-factor/totp/confirm/', { as: person, body: { name: 'App', code } });
    expect((await confirm('123456')).status).toBe(409);
    const { body } = await core.call('POST /second-factor/totp/', { as: person, body: {} });
    const wrong = String((Number(showCode(body.secret)) + 500_000) % 1_000_000).padStart(6, '0');
    expect(await confirm(wrong)).toMatchObject({ status: 400, body: WRONG_CODE });
    expect((await confirm('12345')).body).toEqual({ code: ['Enter the 6 digits of the code'] });
    expect((await core.call('POST /second-factor/totp/', { body: {} })).status).toBe(401);
    expect((await confirm(showCode(body.secret))).status).toBe(201);
  });

  it('is added once by two parallel confirmations', async () => {
    const person = await core.buildAccount();
    const { body } = await core.call('POST /second-factor/totp/', { as: person, body: {} });
    const code = showCode(body.secret);
    const confirm = () =>
      core.call('POST /second-factor/totp/confirm/', { as: person, body: { name: 'App', code } });
    expect(statuses(await Promise.all([confirm(), confirm()]))).toEqual([201, 409]);
  });

  it('is renamed and removed by its owner; the last one takes the recovery codes along', async () => {
    const { person, factorId } = await enroll(core);
    const stranger = await core.build.person({ roles: ['superuser'] });
    const path = `/second-factor/${factorId}/`;
    for (const call of [`GET ${path}`, `DELETE ${path}`])
      expect((await core.call(call, { as: stranger })).status).toBe(404);
    const renamed = await core.call(`PATCH ${path}`, { as: person, body: { name: 'Old phone' } });
    expect(renamed.body.name).toBe('Old phone');
    expect((await core.call('GET /recovery-codes/', { as: person })).body.remaining).toBe(10);
    expect((await core.call(`DELETE ${path}`, { as: person })).status).toBe(204);
    expect((await core.call('GET /recovery-codes/', { as: person })).body).toBeNull();
    await mailsTo(person.email, 'second_factor_removed');
    expect((await core.login({ email: person.email })).status).toBe(200);
  });
});

describe('the second step of a login', () => {
  it('comes after the right password alone, which opens nothing', async () => {
    const { person, secret } = await enroll(core);
    const wrong = await core.login({ email: person.email, password: 'wrong' });
    expect(wrong.body).toEqual({ password: ['Incorrect email or password'] });
    const first = await core.login({ email: person.email });
    expect(first).toMatchObject({
      status: 400,
      body: { code: 'SECOND_FACTOR', current: { methods: ['totp', 'recovery'] } },
    });
    const { step } = first.body.current;
    expect(first.headers.getSetCookie().join()).not.toContain('portal_token');
    expect((await core.call('GET /second-factor/', { headers: bearer(step) })).status).toBe(401);
    expect((await core.call('GET /session/', { headers: bearer(step) })).status).toBe(401);

    const code = showCode(secret);
    const done = await finish(core, { step, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(done.body.session.user.id).toBe(person.id);
    expect(done.headers.getSetCookie().join()).toContain('portal_token');
    expect((await core.call('GET /session/', { headers: bearer(done.body.token) })).status).toBe(200);
  });

  it('takes each code once, and each step once', async () => {
    const { person, secret } = await enroll(core);
    const code = showCode(secret);
    const [step, other] = [await openStep(core, person), await openStep(core, person)];
    expect((await finish(core, { step, code })).status).toBe(200);
    expect(await finish(core, { step: other, code })).toMatchObject({ status: 400, body: WRONG_CODE });
    await forgetLastCode(core, person);
    expect(await finish(core, { step, code: showCode(secret) })).toMatchObject({
      status: 400,
      body: STEP_OVER,
    });
  });

  it('of two parallel uses of one code accepts one, at the same step and at two', async () => {
    const { person, secret } = await enroll(core);
    const [step, other] = [await openStep(core, person), await openStep(core, person)];
    const code = showCode(secret);
    const two = await Promise.all([finish(core, { step, code }), finish(core, { step: other, code })]);
    expect(statuses(two)).toEqual([200, 400]);
    await forgetLastCode(core, person);
    const third = await openStep(core, person);
    const again = () => finish(core, { step: third, code: showCode(secret) });
    expect(statuses(await Promise.all([again(), again()]))).toEqual([200, 400]);
  });

  it('ends after ten minutes, with a new password, and with a closed account', async () => {
    const { person, secret } = await enroll(core);
    const over = async (change: string) => {
      const step = await openStep(core, person);
      await core.build.sql(change, [person.id]);
      return finish(core, { step, code: showCode(secret) });
    };
    const late = "update core.login_step set expires_at = now() - interval '1 second' where account_id = $1";
    expect((await over(late)).body).toEqual(STEP_OVER);
    expect((await over('update core.account set active = false where id = $1')).status).toBe(400);
    await core.build.sql('update core.account set active = true where id = $1', [person.id]);
    const step = await openStep(core, person);
    const changed = await core.call(`PATCH /user/${person.id}/password/`, {
      as: person,
      body: {
        current_password: PASSWORD,
        password: 'Quite-A-Horse-2027!',
        confirm_password: 'Quite-A-Horse-2027!',
      },
    });
    expect(changed.status).toBe(204);
    expect((await finish(core, { step, code: showCode(secret) })).body).toEqual(STEP_OVER);
    // A new password is no way around the second factor.
    const again = await core.login({ email: person.email, password: 'Quite-A-Horse-2027!' });
    expect(again.body.code).toBe('SECOND_FACTOR');
  });

  it('needs exactly one proof, and takes no password for one', async () => {
    const { person, secret } = await enroll(core);
    const step = await openStep(core, person);
    const none = { code: ['Enter the 6 digits of the code'] };
    expect((await finish(core, { step })).body).toEqual(none);
    const both = { step, code: showCode(secret), recovery_code: 'aaaaa-aaaaa' };
    expect((await finish(core, both)).body).toEqual(none);
    expect((await finish(core, { step, password: PASSWORD })).status).toBe(400);
  });

  it('delays guesses as passwords are, also for the right code, and warns the owner once', async () => {
    const { person, secret } = await enroll(core);
    const step = await openStep(core, person);
    const guess = () => finish(core, { step, recovery_code: 'aaaaa-aaaaa' });
    const guesses = await Promise.all(Array.from({ length: FREE_TRIES }, guess));
    expect(new Set(statuses(guesses))).toEqual(new Set([400]));
    const stopped = await finish(core, { step, code: showCode(secret) });
    expect(stopped).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await mailsTo(person.email, 'second_factor_guessed')).toHaveLength(1);
  });
});

describe('a recovery code', () => {
  it('replaces the app, once, in any spelling, and a mail says so', async () => {
    const { person, recoveryCodes } = await enroll(core);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replace('-', ' ')}`;
    const used = await finish(core, { step: await openStep(core, person), recovery_code: typed });
    expect(used.status).toBe(200);
    await mailsTo(person.email, 'second_factor_recoveryused');
    expect((await core.call('GET /recovery-codes/', { as: person })).body.remaining).toBe(9);
    const again = await finish(core, { step: await openStep(core, person), recovery_code: first });
    expect(again.body).toEqual({
      recovery_code: ['This recovery code is not correct, or it was already used'],
    });
    const steps = [await openStep(core, person), await openStep(core, person)];
    const race = await Promise.all(steps.map((step) => finish(core, { step, recovery_code: second })));
    expect(statuses(race)).toEqual([200, 400]);
  });

  it('no longer works once new ones were created', async () => {
    const { person, recoveryCodes } = await enroll(core);
    const created = await core.call('POST /recovery-codes/', { as: person, body: {} });
    expect(created.status).toBe(201);
    const use = async (code: unknown) =>
      (await finish(core, { step: await openStep(core, person), recovery_code: code })).status;
    expect(await use(recoveryCodes[0])).toBe(400);
    expect(await use(created.body.recovery_codes[0])).toBe(200);
    const without = await core.buildAccount();
    expect((await core.call('POST /recovery-codes/', { as: without, body: {} })).status).toBe(409);
  });
});

describe('a fresh proof', () => {
  const remove = (person: Parameters<typeof ageProof>[1] & { id: number }, factorId: number) =>
    core.call(`DELETE /second-factor/${factorId}/`, { as: person as never });

  it('is asked for before a factor changes, by the factor itself, and lasts', async () => {
    const { person, secret, factorId } = await enroll(core);
    await ageProof(core, person);
    const refused = {
      status: 403,
      body: { code: 'PROOF_REQUIRED', current: { methods: ['totp', 'recovery'] } },
    };
    expect(await core.call('POST /second-factor/totp/', { as: person, body: {} })).toMatchObject(refused);
    expect(await core.call('POST /recovery-codes/', { as: person, body: {} })).toMatchObject(refused);
    expect(await remove(person, factorId)).toMatchObject(refused);
    const prove = (body: object) => core.call('POST /session/proof/', { as: person, body });
    expect((await prove({ password: PASSWORD })).body).toEqual({
      password: ['Please use your second factor'],
    });
    const code = showCode(secret);
    const twice = await Promise.all([prove({ code }), prove({ code })]);
    expect(statuses(twice)).toEqual([204, 400]);
    expect((await core.call('POST /recovery-codes/', { as: person, body: {} })).status).toBe(201);
    expect((await remove(person, factorId)).status).toBe(204);
  });

  it('is the password for someone who adds their first factor', async () => {
    const person = await core.buildAccount();
    await ageProof(core, person);
    const begin = () => core.call('POST /second-factor/totp/', { as: person, body: {} });
    expect(await begin()).toMatchObject({ status: 403, body: { current: { methods: ['password'] } } });
    const prove = (password: string) => core.call('POST /session/proof/', { as: person, body: { password } });
    expect((await prove('wrong')).body).toEqual({ password: ['Incorrect password'] });
    expect((await prove(PASSWORD)).status).toBe(204);
    expect((await begin()).status).toBe(201);
    expect((await core.call('POST /session/proof/', { body: { password: PASSWORD } })).status).toBe(401);
  });
});

it('is no matter of someone who impersonates', async () => {
  const { person, factorId } = await enroll(core);
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  const acting = await core.build.person();
  await core.build.sql('update core.session set account_id = $1, impersonator_id = $2 where id = $3', [
    person.id,
    superuser.id,
    acting.sessionId,
  ]);
  for (const call of ['POST /second-factor/totp/', 'POST /recovery-codes/'])
    expect((await core.call(call, { as: acting, body: {} })).status).toBe(409);
  expect((await core.call(`DELETE /second-factor/${factorId}/`, { as: acting })).status).toBe(409);
});

it('is in the history of its owner, without secrets', async () => {
  const { person } = await enroll(core);
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const history = await core.call(`GET /history/?model=user&pk=${person.id}`, { as: admin });
  const text = JSON.stringify(history.body.results);
  expect(text).toContain('My phone');
  expect(text).not.toMatch(/secret|hashes/);
});

describe('a role that needs a second factor', () => {
  let strict: CoreHarness;
  beforeAll(async () => {
    strict = await startCore({ SECOND_FACTOR_ROLES: 'superuser, sbso' });
  });
  afterAll(() => strict.stop());
  const session = async (token: string) =>
    (await strict.call('GET /session/', { headers: bearer(token) })).body.user;

  it('has no rights at the next login until a factor is added, and then all of them', async () => {
    const person = await strict.buildAccount({ roles: ['superuser', 'sfari_reviewer'], institution: null });
    const { token, session: opened } = (await strict.login({ email: person.email })).body;
    expect(opened.user).toMatchObject({ must_enroll: true, roles: [], groups: [] });
    const other = (await strict.login({ email: person.email })).body.token;
    expect((await strict.call('GET /post-log/', { headers: bearer(token) })).status).toBe(403);
    expect((await strict.call('GET /post-log/?role=superuser', { headers: bearer(token) })).status).toBe(403);
    const impersonating = { body: { email: 'nobody@example.test', token }, headers: bearer(token) };
    expect((await strict.call('POST /api-token-auth/', impersonating)).status).toBe(403);

    const headers = bearer(token);
    const begun = await strict.call('POST /second-factor/totp/', { headers, body: {} });
    const body = { name: 'App', code: showCode(begun.body.secret) };
    const added = await strict.call('POST /second-factor/totp/confirm/', { headers, body });
    expect(added.status).toBe(201);
    expect(await session(token)).toMatchObject({
      must_enroll: false,
      roles: ['sfari_reviewer', 'superuser'],
    });
    expect((await strict.call('GET /post-log/', { headers })).status).toBe(200);
    expect((await strict.call('GET /session/', { headers: bearer(other) })).status).toBe(401);

    const removed = await strict.call(`DELETE /second-factor/${added.body.factor.id}/`, { headers });
    expect(removed).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
  });

  it('is no matter for the others, who log in as before', async () => {
    const person = await strict.buildAccount();
    const { body } = await strict.login({ email: person.email });
    expect(body.session.user).toMatchObject({ must_enroll: false, roles: ['primary_researcher'] });
  });

  it('is a setting that names roles', async () => {
    await expect(startCore({ SECOND_FACTOR_ROLES: 'superuser,king' })).rejects.toThrow(
      'must be none, or roles such as superuser,sbso',
    );
  });
});
