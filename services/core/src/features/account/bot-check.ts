/**
 * Bot check (spec 1 section 5). It uses ALTCHA proof of work: the server signs a challenge, the browser solves it, and
 * each solution is accepted once. Where Google reCAPTCHA is configured, the same field contains its answer and Google
 * evaluates it.
 */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MESSAGES } from '@portal/contract';
import { invalid, sql, type Database } from '@portal/kit';
import { z } from 'zod';
import { isHuman } from '../../clients/index.ts';
import type { CoreSettings } from '../../settings.ts';

const MINUTES_VALID = 10;
/** About a quarter of a million hash rounds: unnoticeable for one person, expensive for a password guesser. */
const COST = 1000;
const ROUNDS = { least: 100, most: 350 } as const;

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string().min(1).max(100), expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
type Payload = Parameters<typeof verifySolution>[0];

export interface BotCheck {
  challenge(): Promise<Record<string, unknown>>;
  /** @throws 400 `{recaptcha: […]}` unless `solution` solves one of our challenges for the first time */
  spend(database: Database, solution: string): Promise<void>;
}

export function createBotCheck(settings: Pick<CoreSettings, 'secretFor' | 'recaptcha'>): BotCheck {
  const { recaptcha } = settings;
  if (!recaptcha) return createProofOfWork(settings.secretFor('bot check'));
  return {
    challenge: async () => ({ recaptcha_site_key: recaptcha.siteKey }),
    async spend(_, solution) {
      if (!(await isHuman(recaptcha, solution))) throw refused();
    },
  };
}

function createProofOfWork(secret: string): BotCheck {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` };
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(ROUNDS.least, ROUNDS.most),
        expiresAt: new Date(Date.now() + MINUTES_VALID * 60_000),
        deriveKey,
        ...secrets,
      });
      return { ...challenge };
    },
    async spend(database, solution) {
      const payload = decode(solution);
      if (!payload) throw refused();
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
      if (!verified) throw refused();
      const { nonce, expiresAt } = payload.challenge.parameters;
      const fresh = await database.run(
        sql`insert into core.used_nonce (nonce, expires_at) values (${nonce}, to_timestamp(${expiresAt ?? null}))
          on conflict do nothing`,
      );
      if (fresh === 0) throw refused();
    },
  };
}

const refused = () => invalid({ recaptcha: [MESSAGES.recaptchaFailed] });

function decode(solution: string): Pick<Payload, 'challenge' | 'solution'> | null {
  try {
    const parsed = Payload.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')));
    // The signature covers every parameter, so it also protects the fields that the zod schema does not list.
    return parsed.success ? (parsed.data as unknown as Pick<Payload, 'challenge' | 'solution'>) : null;
  } catch {
    return null;
  }
}

/** Challenges expire, so the nonces of expired ones are not stored. */
export const forgetOldNonces = (database: Database): Promise<number> =>
  database.run(sql`delete from core.used_nonce where expires_at < now()`);
