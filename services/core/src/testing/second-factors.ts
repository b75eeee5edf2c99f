/** People with an authenticator app, for tests. */
import type { TestAnswer, TestPerson } from '@portal/kit/testing';
import { Secret, TOTP } from 'otpauth';
import type { CoreHarness } from './core-harness.ts';

/** The code that the app shows now. */
export const showCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

export interface Enrolled {
  readonly person: TestPerson;
  readonly secret: string;
  readonly factorId: number;
  readonly recoveryCodes: readonly string[];
}

/** Each code counts once; after this the present one counts again. */
export const forgetLastCode = (core: CoreHarness, { id }: Pick<TestPerson, 'id'>): Promise<unknown> =>
  core.build.sql('update core.second_factor set last_period = 0 where account_id = $1', [id]);

/** A person who can log in with `PASSWORD` and then with an app. */
export async function enroll(core: CoreHarness, person?: TestPerson): Promise<Enrolled> {
  const owner = person ?? (await core.buildAccount());
  const begun = await core.call('POST /second-factor/totp/', { as: owner, body: {} });
  const { secret } = begun.body;
  const added = await core.call('POST /second-factor/totp/confirm/', {
    as: owner,
    body: { name: 'My phone', code: showCode(secret) },
  });
  if (added.status !== 201) throw new Error(`the app was not added: ${JSON.stringify(added.body)}`);
  await forgetLastCode(core, owner);
  const { factor, recovery_codes: recoveryCodes } = added.body;
  return { person: owner, secret, factorId: factor.id, recoveryCodes };
}

/** Logs in with the password and answers the step that comes next. */
export async function openStep(core: CoreHarness, { email }: Pick<TestPerson, 'email'>): Promise<string> {
  const { body } = await core.login({ email });
  return body.current.step;
}

export const finish = (core: CoreHarness, body: object): Promise<TestAnswer> =>
  core.call('POST /session/second-step/', { body });

/** Makes the last proof of the person's session older than counts. */
export const ageProof = (core: CoreHarness, { sessionId }: Pick<TestPerson, 'sessionId'>): Promise<unknown> =>
  core.build.sql("update core.session set proved_at = now() - interval '6 minutes' where id = $1", [
    sessionId,
  ]);
