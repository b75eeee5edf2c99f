/** Passkeys: added by their owner, they log in alone; each lie of an answer is refused. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { ageProof, enroll, finish } from '../../testing/second-factors.ts';
import { createSoftPasskey, type Lies, type SoftPasskey } from '../../testing/soft-passkey.ts';
import { createPasskeys } from './passkeys.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const REFUSED = { status: 400, body: { passkey: ["We couldn't confirm this passkey. Please try again"] } };
const askToCreate = async (as: TestPerson) =>
  (await core.call('POST /second-factor/passkey-options/', { as, body: {} })).body;
const add = (as: TestPerson, passkey: object, name = 'My laptop') =>
  core.call('POST /second-factor/passkey/', { as, body: { name, passkey } });
const challenge = async (options: { as?: TestPerson; step?: string } = {}) => {
  const { as, step } = options;
  const body = step === undefined ? {} : { step };
  return (await core.call('POST /session/passkey-options/', { ...(as ? { as } : {}), body })).body;
};
const login = (passkey: object, more: object = {}) =>
  core.call('POST /session/passkey/', { body: { passkey, ...more } });

async function withPasskey(): Promise<{ person: TestPerson; passkey: SoftPasskey }> {
  const person = await core.buildAccount();
  const passkey = createSoftPasskey();
  const added = await add(person, passkey.create(await askToCreate(person)));
  expect(added).toMatchObject({ status: 201, body: { factor: { kind: 'passkey', name: 'My laptop' } } });
  expect(added.body.recovery_codes).toHaveLength(10);
  return { person, passkey };
}

it('is requested as discoverable and with user verification', async () => {
  const person = await core.buildAccount({ email: 'passkey@example.test' });
  expect(await askToCreate(person)).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'passkey@example.test' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(await challenge()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect((await challenge()).allowCredentials).toBeUndefined();
});

it('logs in alone, without address and password', async () => {
  const { person, passkey } = await withPasskey();
  const done = await login(passkey.use(await challenge()));
  expect(done.status).toBe(200);
  expect(done.body.session.user.id).toBe(person.id);
  const session = await core.call('GET /session/', {
    headers: { Authorization: `Bearer ${done.body.token}` },
  });
  expect(session.status).toBe(200);
  const { body } = await core.call('GET /second-factor/', { as: person });
  expect(Date.parse(body.results[0].last_used)).toBeGreaterThan(0);
});

it('is the second step after a password, only of its own account', async () => {
  const { person, passkey } = await withPasskey();
  const other = await withPasskey();
  const first = await core.login({ email: person.email });
  expect(first.body.current.methods).toEqual(['passkey', 'recovery']);
  const { step } = first.body.current;
  const options = await challenge({ step });
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.id]);
  expect(await finish(core, { step, passkey: other.passkey.use(options) })).toMatchObject(REFUSED);
  const stranger = createSoftPasskey();
  expect(await finish(core, { step, passkey: stranger.use(options) })).toMatchObject(REFUSED);
  expect((await finish(core, { step, passkey: passkey.use(options) })).status).toBe(200);
});

it('is a fresh proof, and is not added twice', async () => {
  const { person, passkey } = await withPasskey();
  const known = await askToCreate(person);
  expect(known.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.id]);
  await ageProof(core, person);
  expect(await core.call('POST /recovery-codes/', { as: person, body: {} })).toMatchObject({
    status: 403,
    body: { current: { methods: ['passkey', 'recovery'] } },
  });
  const body = { passkey: passkey.use(await challenge({ as: person })) };
  expect((await core.call('POST /session/proof/', { as: person, body })).status).toBe(204);
  expect((await core.call('POST /recovery-codes/', { as: person, body: {} })).status).toBe(201);
});

describe('refused is an answer', () => {
  const lies: readonly (readonly [string, Lies])[] = [
    ['of another page', { origin: 'https://evil.example' }],
    ['for another address', { rpId: 'evil.example' }],
    ['that was not unlocked', { isUnlocked: false }],
  ];
  it.each(lies)('%s', async (_, lie) => {
    const { person, passkey } = await withPasskey();
    expect(await login(passkey.use(await challenge(), lie))).toMatchObject(REFUSED);
    const another = createSoftPasskey();
    expect(await add(person, another.create(await askToCreate(person), lie))).toMatchObject(REFUSED);
  });

  it('whose counter went back, as that of a copy', async () => {
    const { passkey } = await withPasskey();
    expect((await login(passkey.use(await challenge(), { counter: 9 }))).status).toBe(200);
    expect(await login(passkey.use(await challenge(), { counter: 9 }))).toMatchObject(REFUSED);
  });

  it('that was already used, also if it is sent twice at the same time', async () => {
    const { person, passkey } = await withPasskey();
    const answer = passkey.use(await challenge());
    const both = await Promise.all([login(answer), login(answer)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await login(answer)).toMatchObject(REFUSED);
    const created = createSoftPasskey().create(await askToCreate(person));
    expect((await add(person, created)).status).toBe(201);
    expect((await add(person, created)).status).toBe(400);
  });

  it('to a challenge of someone else, for another purpose, that expired, or that was never issued', async () => {
    const { person, passkey } = await withPasskey();
    const other = await core.buildAccount();
    const forOther = await askToCreate(other);
    expect(await add(person, createSoftPasskey().create(forOther))).toMatchObject(REFUSED);
    expect(await login(passkey.use(forOther))).toMatchObject(REFUSED);
    expect(await add(person, createSoftPasskey().create(await challenge()))).toMatchObject(REFUSED);
    expect(await login(passkey.use({ challenge: 'AAAA' }))).toMatchObject(REFUSED);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 11 * 60_000);
    const late = await challenge();
    clock.mockRestore();
    expect(await login(passkey.use(late))).toMatchObject(REFUSED);
  });

  it('of a passkey that was removed, and of an account that may not log in', async () => {
    const { person, passkey } = await withPasskey();
    await core.build.sql('update core.account set active = false where id = $1', [person.id]);
    expect((await login(passkey.use(await challenge()))).body).toEqual({
      email: ['This account is not active. Please contact support.'],
    });
    await core.build.sql(
      "update core.account set active = true, agreed_terms_version = '2020-01' where id = $1",
      [person.id],
    );
    expect((await login(passkey.use(await challenge()))).body.code).toBe('TERMS_SERVICES');
    const agreed = await login(passkey.use(await challenge()), { agreed_to_terms: true });
    expect(agreed.status).toBe(200);
    await core.build.sql('delete from core.second_factor where account_id = $1', [person.id]);
    expect(await login(passkey.use(await challenge()))).toMatchObject(REFUSED);
  });
});

it('needs a fresh proof to be added, and a session', async () => {
  const { person } = await enroll(core);
  await ageProof(core, person);
  const refused = await core.call('POST /second-factor/passkey-options/', { as: person, body: {} });
  expect(refused).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
  expect((await core.call('POST /second-factor/passkey-options/', { body: {} })).status).toBe(401);
});

it('has challenges only of its installation', async () => {
  const foreign = createPasskeys(
    { publicUrl: 'http://localhost:8080', secretFor: () => 'another' },
    { productName: 'Portal' },
  );
  const { passkey } = await withPasskey();
  const options = await foreign.proofOptions(core.parts.database);
  expect(await login(passkey.use({ challenge: String(options['challenge']) }))).toMatchObject(REFUSED);
});
