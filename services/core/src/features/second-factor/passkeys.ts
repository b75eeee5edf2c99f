/**
 * Passkeys (WebAuthn). The person always has to unlock them, so a passkey alone is two factors: it also logs in without
 * a password.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@portal/contract';
import { invalid, sameSecret, sql, type Reads, type Work } from '@portal/kit';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { SecondFactorModel } from '../../models/index.ts';
import type { CoreSettings } from '../../settings.ts';
import type { AccountAddressee, Mailing } from '../account-mail/index.ts';

const SECONDS_VALID = 600;
const NONCE = 16;
/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
/** Challenges for a new passkey of one account, and for a proof. */
type Purpose = `register ${number}` | 'prove';
type Options = Record<string, unknown>;
export type NewPasskey = Pick<
  SecondFactorModel,
  'credential_id' | 'public_key' | 'sign_count' | 'transports'
>;

export interface Passkeys {
  registrationOptions(reads: Reads, owner: AccountAddressee): Promise<Options>;
  /** @throws 400 `passkey` */
  register(work: Work, accountId: number, answer: PasskeyAttestation): Promise<NewPasskey>;
  /** @param accountId whose passkeys are asked for; without it the browser offers those that it has */
  proofOptions(reads: Reads, accountId?: number): Promise<Options>;
  /** The account of the passkey, and nothing about whether it proves anything. */
  findOwner(reads: Reads, answer: PasskeyAssertion): Promise<number | undefined>;
  /** Uses up the challenge. @throws 400 `passkey` unless it is a passkey of this account that was unlocked */
  prove(work: Work, accountId: number, answer: PasskeyAssertion): Promise<void>;
}

export function createPasskeys(
  settings: Pick<CoreSettings, 'publicUrl' | 'secretFor'>,
  { productName }: Pick<Mailing, 'productName'>,
): Passkeys {
  const rpID = new URL(settings.publicUrl).hostname;
  const secret = settings.secretFor('passkeys');
  const derive = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

  /** A challenge says itself what it is for and until when, so that visitors cause no rows. */
  const sign = (purpose: Purpose, stem: Buffer): Buffer => derive(`${purpose} ${stem.toString('hex')}`);
  const challenge = (purpose: Purpose): Uint8Array<ArrayBuffer> => {
    const stem = Buffer.alloc(NONCE + 4);
    randomBytes(NONCE).copy(stem);
    stem.writeUInt32BE(Math.floor(Date.now() / 1000) + SECONDS_VALID, NONCE);
    return new Uint8Array(Buffer.concat([stem, sign(purpose, stem)]));
  };
  const isOurs = (purpose: Purpose, text: string): boolean => {
    const bytes = Buffer.from(text, 'base64url');
    const stem = bytes.subarray(0, NONCE + 4);
    return (
      bytes.length === NONCE + 4 + 32 &&
      stem.readUInt32BE(NONCE) * 1000 > Date.now() &&
      sameSecret(bytes.subarray(NONCE + 4).toString('hex'), sign(purpose, stem).toString('hex'))
    );
  };
  /** Each challenge counts once, so an answer cannot be replayed. */
  const spend = async (work: Work, text: string): Promise<void> => {
    const stem = Buffer.from(text, 'base64url').subarray(0, NONCE + 4);
    const fresh = await work.run(
      sql`insert into core.used_nonce (nonce, expires_at) values (${`passkey:${stem.toString('hex')}`}, to_timestamp(${stem.readUInt32BE(NONCE)}))
        on conflict do nothing`,
    );
    if (fresh === 0) throw refused();
  };
  const expected = (purpose: Purpose) => {
    let used = '';
    return {
      rules: {
        expectedChallenge: (text: string): boolean => isOurs(purpose, (used = text)),
        expectedOrigin: settings.publicUrl,
        expectedRPID: rpID,
        requireUserVerification: true,
      },
      used: () => used,
    };
  };

  return {
    async registrationOptions(reads, { id, email }) {
      const known = await listKnown(reads, id);
      const options = await generateRegistrationOptions({
        rpName: productName,
        rpID,
        userName: email,
        // The same for all passkeys of an account, and no secret that says whose it is.
        userID: new Uint8Array(derive(`account ${id}`)),
        challenge: challenge(`register ${id}`),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },

    async register(work, accountId, answer) {
      const { rules, used } = expected(`register ${accountId}`);
      const { registrationInfo } = await refuseFaults(
        verifyRegistrationResponse({
          response: answer as never,
          supportedAlgorithmIDs: ALGORITHMS,
          ...rules,
        }),
      );
      if (!registrationInfo) throw refused();
      await spend(work, used());
      const { credential } = registrationInfo;
      return {
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        sign_count: credential.counter,
        transports: [...(credential.transports ?? [])],
      };
    },

    async proofOptions(reads, accountId) {
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: challenge('prove'),
        userVerification: 'required',
        ...(accountId !== undefined && { allowCredentials: await listKnown(reads, accountId) }),
      });
      return { ...options };
    },

    async findOwner(reads, { id }) {
      return (await reads.read(SecondFactorModel).matching({ credential_id: id }).first())?.account_id;
    },

    async prove(work, accountId, answer) {
      const found = await work.row(
        StoredPasskey,
        sql`select id, credential_id, public_key, sign_count::float8 as sign_count from core.second_factor
          where credential_id = ${answer.id} and account_id = ${accountId} for update`,
      );
      if (!found) throw refused();
      const { rules, used } = expected('prove');
      const { verified, authenticationInfo } = await refuseFaults(
        verifyAuthenticationResponse({
          response: answer as never,
          credential: {
            id: found.credential_id,
            publicKey: new Uint8Array(found.public_key),
            counter: found.sign_count,
          },
          ...rules,
        }),
      );
      if (!verified) throw refused();
      await spend(work, used());
      await work.run(
        sql`update core.second_factor set sign_count = ${authenticationInfo.newCounter}, last_used = now()
          where id = ${found.id}`,
      );
    },
  };
}

const StoredPasskey = z.object({
  id: z.int(),
  credential_id: z.string(),
  public_key: z.instanceof(Buffer),
  sign_count: z.number(),
});

async function listKnown(reads: Reads, accountId: number): Promise<{ id: string; transports: string[] }[]> {
  const known = await reads
    .read(SecondFactorModel)
    .matching({ account_id: accountId, kind: 'passkey' })
    .inOrder('id');
  return known.flatMap(({ credential_id: id, transports }) => (id === null ? [] : [{ id, transports }]));
}

const refused = () => invalid({ passkey: [accountRefusals.factor.wrongPasskey] });

/** The library throws an error for each fault of an answer, such as another origin or a person who did not unlock it. */
async function refuseFaults<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch {
    throw refused();
  }
}
