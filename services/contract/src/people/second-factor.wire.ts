/** Second factors of people, the second step of a login, and fresh proof (decisions 540 and 541). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, Timestamp, requiredLine, requiredText, text } from '../api/primitives.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { Session } from './account.wire.ts';
import { FACTOR_KINDS } from './factors.ts';

const FactorName = requiredLine(LIMITS.factorName);
/** Six digits, perhaps with a space in the middle as apps show them. */
const TotpCode = text(LIMITS.factorCode, INPUT_MESSAGES.sixDigits).regex(
  /^ *\d{3} ?\d{3} *$/,
  INPUT_MESSAGES.sixDigits,
);

/** An authenticator app or a passkey of the caller; only one's own are visible. */
export const secondFactorObject = defineObject({
  name: 'second-factor',
  service: 'core',
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({
    id: Id,
    kind: z.enum(FACTOR_KINDS),
    name: z.string(),
    created: Timestamp,
    last_used: Timestamp.nullable(),
    abilities: Abilities,
  }),
  patch: z.strictObject({ name: FactorName }),
  deletable: true,
  filters: {},
  ordering: ['created'],
  defaultOrdering: 'created',
});

/** Bytes as browsers give them out. */
const bytes = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]*$/);
const passkey = {
  id: bytes(LIMITS.passkeyId),
  rawId: bytes(LIMITS.passkeyId),
  type: z.literal('public-key'),
};
const clientDataJSON = bytes(LIMITS.passkeyClient);
/** What a browser answers when a passkey was created, and when one was used. */
export const PasskeyAttestation = z.object({
  ...passkey,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(LIMITS.passkeyKey),
    transports: z.array(z.string().max(LIMITS.factorCode)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;
export const PasskeyAssertion = z.object({
  ...passkey,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(LIMITS.passkeyProof),
    signature: bytes(LIMITS.passkeyProof),
    userHandle: bytes(LIMITS.factorStep).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
/** What the browser's function takes; the WebAuthn standard says what is in it. */
const PasskeyOptions = z.looseObject({ challenge: z.string() });

const proofs = {
  code: TotpCode.optional(),
  recovery_code: requiredText(LIMITS.factorCode).optional(),
  passkey: PasskeyAssertion.optional(),
};
const hasOneProof = (given: object): boolean =>
  Object.entries(given).filter(([name, value]) => name !== 'step' && value !== undefined).length === 1;

/** After the first factor of an account its recovery codes are shown, this once; null after a further one. */
const AddedFactor = z.object({
  factor: secondFactorObject.schema,
  recovery_codes: z.array(z.string()).nullable(),
});

export const secondFactorEndpoints = defineEndpoints({
  'POST /session/second-step/': {
    service: 'core',
    summary: 'Finish a login that needs a second factor, with the step that the password opened',
    access: 'anyone',
    body: z
      .strictObject({ step: requiredText(LIMITS.factorStep), ...proofs })
      .refine(hasOneProof, { path: ['code'], error: INPUT_MESSAGES.sixDigits }),
    response: z.object({ token: z.string(), session: Session }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /session/passkey-options/': {
    service: 'core',
    summary:
      "Create a challenge for a passkey: the caller's, one of the account that is logging in, or anyone's",
    access: 'anyone',
    body: z.strictObject({ step: requiredText(LIMITS.factorStep).optional() }),
    response: PasskeyOptions,
  },
  'POST /session/passkey/': {
    service: 'core',
    summary: 'Log in with only a passkey that its owner unlocked',
    access: 'anyone',
    body: z.strictObject({ passkey: PasskeyAssertion, agreed_to_terms: z.boolean().optional() }),
    response: z.object({ token: z.string(), session: Session }),
    errors: ['LOGIN_REFUSED'],
  },
  'POST /session/proof/': {
    service: 'core',
    summary:
      'Confirm who is calling, for calls that need a confirmation from the last five minutes. The password is enough only without a second factor',
    access: 'signed-in',
    body: z
      .strictObject({
        ...proofs,
        password: requiredText(LIMITS.passwordMaximum, MESSAGES.passwordRequired).optional(),
      })
      .refine(hasOneProof, { path: ['code'], error: INPUT_MESSAGES.sixDigits }),
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /second-factor/totp/': {
    service: 'core',
    summary: 'Begin to add an authenticator app. Returns its secret, which is active once a code confirms it',
    access: 'signed-in',
    body: z.strictObject({}),
    status: 201,
    response: z.object({ secret: z.string(), uri: z.string(), expires: Timestamp }),
    errors: ['PROOF_REQUIRED', 'WRONG_STATE'],
  },
  'POST /second-factor/totp/confirm/': {
    service: 'core',
    summary: 'Add the authenticator app by a code that it shows',
    access: 'signed-in',
    body: z.strictObject({ name: FactorName, code: TotpCode }),
    status: 201,
    response: AddedFactor,
    errors: ['PROOF_REQUIRED', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /second-factor/passkey-options/': {
    service: 'core',
    summary: 'Begin to add a passkey. Returns the options with which the browser creates it',
    access: 'signed-in',
    body: z.strictObject({}),
    response: PasskeyOptions,
    errors: ['PROOF_REQUIRED', 'WRONG_STATE'],
  },
  'POST /second-factor/passkey/': {
    service: 'core',
    summary: 'Add the passkey that the browser created',
    access: 'signed-in',
    body: z.strictObject({ name: FactorName, passkey: PasskeyAttestation }),
    status: 201,
    response: AddedFactor,
    errors: ['PROOF_REQUIRED', 'WRONG_STATE'],
  },
  'GET /recovery-codes/': {
    service: 'core',
    summary: 'How many recovery codes of the caller are unused; null without a second factor',
    access: 'signed-in',
    response: z.object({ remaining: z.int(), created: Timestamp }).nullable(),
  },
  'POST /recovery-codes/': {
    service: 'core',
    summary: 'Create ten recovery codes, which are shown only once. Earlier codes no longer work',
    access: 'signed-in',
    body: z.strictObject({}),
    status: 201,
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['PROOF_REQUIRED', 'WRONG_STATE'],
  },
});
