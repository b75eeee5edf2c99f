/** Checks and uses up a proof of the second factor: a passkey, a code of an app, or a recovery code. */
import type { PasskeyAssertion } from '@portal/contract';
import { invalid, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { mailFactorChange, type AccountAddressee, type Mailing } from '../account-mail/index.ts';
import type { Passkeys } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { findPeriod, type SecretBox } from './totp.ts';

export interface Proof {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}
export interface ProofParts {
  readonly box: SecretBox;
  readonly passkeys: Passkeys;
  readonly mailing: Mailing;
}

/** @throws 400 on the field of the proof when it is wrong or was used before */
export async function spendProof(
  work: Work,
  account: AccountAddressee,
  { code, recovery_code: recoveryCode, passkey }: Proof,
  { box, mailing, passkeys }: ProofParts,
): Promise<void> {
  if (passkey) return passkeys.prove(work, account.id, passkey);
  if (code !== undefined && (await takeCode(work, account.id, code, box))) return;
  if (recoveryCode === undefined) throw invalid({ code: [accountRefusals.factor.wrongCode] });
  const remaining = await takeRecoveryCode(work, account.id, recoveryCode);
  if (remaining === undefined) throw invalid({ recovery_code: [accountRefusals.factor.wrongRecovery] });
  await mailFactorChange(work, mailing, account, { change: 'recoveryUsed', remaining });
}

const App = z.object({ id: z.int(), secret: z.string() });

/** The period of a code is stored, so that neither the code nor an older one counts again. */
async function takeCode(work: Work, accountId: number, code: string, box: SecretBox): Promise<boolean> {
  const apps = await work.rows(
    App,
    sql`select id, secret from core.second_factor where account_id = ${accountId} and kind = 'totp' order by id`,
  );
  for (const { id, secret } of apps) {
    const period = findPeriod(box.open(secret), code);
    if (period === undefined) continue;
    const taken = await work.run(
      sql`update core.second_factor set last_period = ${period}, last_used = now()
        where id = ${id} and last_period < ${period}`,
    );
    if (taken === 1) return true;
  }
  return false;
}
