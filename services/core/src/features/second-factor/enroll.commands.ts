/** Adds and removes second factors. The first one brings the recovery codes, the last one takes them along. */
import { LIMITS, type FactorKind } from '@portal/contract';
import { invalid, notFound, notSignedIn, say, sql, wrongState, type Call, type Work } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { AccountGroupModel, AccountModel, SecondFactorModel } from '../../models/index.ts';
import type { CoreSettings } from '../../settings.ts';
import { STEP_MINUTES } from '../account/index.ts';
import { mailFactorChange } from '../account-mail/index.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import type { ProofParts } from './prove.commands.ts';
import { createSecret, findPeriod, type SecretBox } from './totp.ts';

/** Locks the account, so that two factors that are added in parallel see each other. */
export async function lockOwner(work: Work, { userId }: Call['actor']): Promise<AccountModel> {
  const account = await work.lock(AccountModel, userId);
  if (!account) throw notSignedIn();
  return account;
}

/** Who adds a factor, and in which session. */
export interface Owner {
  readonly account: AccountModel;
  readonly sessionId: Call['actor']['sessionId'];
}

/** The session has its roles from now on. Others that wait for a factor were opened with the password alone, and end. */
async function openForRoles(work: Work, accountId: number, sessionId: Owner['sessionId']): Promise<void> {
  await work.run(
    sql`update core.session set must_enroll = false,
        ended_at = case when id is distinct from ${sessionId}::uuid then now() else ended_at end
      where account_id = ${accountId} and must_enroll`,
  );
}

export const countFactors = async (work: Work, accountId: number): Promise<number> =>
  (await work.of(SecondFactorModel).matching({ account_id: accountId })).length;

/** Begins to add an app; an earlier beginning no longer counts. */
export async function beginTotp(
  work: Work,
  accountId: number,
  box: SecretBox,
): Promise<{ readonly secret: string; readonly expires: Date }> {
  const secret = createSecret();
  const begun = await work.row(
    z.object({ expires_at: z.date() }),
    sql`insert into core.login_step (kind, account_id, secret, expires_at)
      values ('totp', ${accountId}, ${box.seal(secret)}, now() + make_interval(mins => ${STEP_MINUTES}))
      on conflict (account_id) where kind = 'totp' do update set secret = excluded.secret, expires_at = excluded.expires_at
      returning expires_at`,
  );
  return { secret, expires: begun?.expires_at ?? new Date() };
}

export interface AddedFactor {
  readonly id: number;
  /** Null unless this is the first factor of the account. */
  readonly recoveryCodes: string[] | null;
}

/** @throws WRONG_STATE when nothing was begun, 400 `code` */
export async function confirmTotp(
  work: Work,
  owner: Owner,
  { name, code }: { readonly name: string; readonly code: string },
  parts: ProofParts,
): Promise<AddedFactor> {
  const begun = await work.row(
    z.object({ id: z.int(), secret: z.string() }),
    sql`select id, secret from core.login_step
      where account_id = ${owner.account.id} and kind = 'totp' and expires_at > now() for update`,
  );
  if (!begun) throw wrongState(accountRefusals.factor.notBegun);
  const period = findPeriod(parts.box.open(begun.secret), code);
  if (period === undefined) throw invalid({ code: [accountRefusals.factor.wrongCode] });
  await work.run(sql`delete from core.login_step where id = ${begun.id}`);
  // The code that confirmed the app is used up, so that it opens no login.
  const values = { secret: begun.secret, last_period: period };
  return addFactor(work, owner, { kind: 'totp', name, ...values }, parts);
}

type NewFactor = Pick<SecondFactorModel, 'name'> & { readonly kind: FactorKind } & Partial<SecondFactorModel>;

export async function addFactor(
  work: Work,
  { account, sessionId }: Owner,
  factor: NewFactor,
  { mailing }: Pick<ProofParts, 'mailing'>,
): Promise<AddedFactor> {
  const known = await countFactors(work, account.id);
  if (known >= LIMITS.factors)
    throw wrongState(say(accountRefusals.factor.tooMany, { count: LIMITS.factors }));
  const { id } = await work
    .of(SecondFactorModel)
    .insert({ ...factor, account_id: account.id, last_used: new Date() });
  await openForRoles(work, account.id, sessionId);
  await mailFactorChange(work, mailing, account, { change: 'added', name: factor.name });
  return { id, recoveryCodes: known === 0 ? await createRecoveryCodes(work, account.id) : null };
}

export async function removeFactor(
  work: Work,
  account: AccountModel,
  id: number,
  { mailing, factorRoles }: Pick<ProofParts, 'mailing'> & Pick<CoreSettings, 'factorRoles'>,
): Promise<void> {
  const factor = await work.read(SecondFactorModel).findById(id);
  if (!factor) throw notFound();
  await work.of(SecondFactorModel).deleteById(id);
  if ((await countFactors(work, account.id)) === 0) {
    const needing = await work
      .read(AccountGroupModel)
      .matching({ account_id: account.id, role: factorRoles })
      .first();
    if (needing) throw wrongState(accountRefusals.factor.needed);
    await work.run(sql`delete from core.recovery_codes where account_id = ${account.id}`);
  }
  await mailFactorChange(work, mailing, account, { change: 'removed', name: factor.name });
}
