import type { PasskeyAssertion, PasskeyAttestation } from '@portal/contract';
import { api, ApiError } from '@portal/shared-ui/data';
import { factors as words } from '#texts/factors';

/** Loaded when a passkey is used, because most logins use none. */
const load = () => import('@simplewebauthn/browser');

/** Browsers say little about a failure: the person canceled, took too long, or has no such passkey. */
async function explain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw Object.assign(new ApiError({ status: 0, detail: words.passkeyFailed }), { cause });
  }
}

/** Has the person unlock a passkey: of the account of the step, of the signed-in person, or any that the browser has. */
export async function askPasskey(step?: string): Promise<PasskeyAssertion> {
  const body = step === undefined ? {} : { step };
  const { data } = await api('POST /session/passkey-options/', { anonymous: true, body });
  const { startAuthentication } = await load();
  return explain(startAuthentication({ optionsJSON: data }));
}

/** Creates a passkey on a device of the signed-in person. */
export async function createPasskey(): Promise<PasskeyAttestation> {
  const { data } = await api('POST /second-factor/passkey-options/', { body: {}, quiet: true });
  const { startRegistration } = await load();
  return explain(startRegistration({ optionsJSON: data as never }));
}
