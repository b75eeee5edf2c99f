/** Takes the second factors of a person away who lost them, so that the password opens the account again (decision 543). */
import { sql, wrongState, type Call, type Work } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { AccountGroupModel } from '../../../models/index.ts';
import { endSessions } from '../../account/index.ts';
import { mailFactorChange, type Mailing } from '../../account-mail/index.ts';
import { readAccount } from '../user.queries.ts';

/** Hours within which the second administrator must agree. */
const HOURS_OPEN = 24;

/**
 * @returns whether it is done; a superuser's factors need a second administrator, who sends the same call
 * @throws WRONG_STATE when the same administrator asks twice
 */
export async function resetFactors(
  work: Work,
  mailing: Mailing,
  { actor, body, params }: Pick<Call<'POST /user/{id}/second-factor-reset/'>, 'actor' | 'body' | 'params'>,
): Promise<boolean> {
  const account = await readAccount(work, params.id);
  const isSuperuser = await work
    .read(AccountGroupModel)
    .matching({ account_id: account.id, role: 'superuser' })
    .first();
  await work.run(
    sql`delete from core.factor_reset where account_id = ${account.id} and done_at is null
      and created < now() - make_interval(hours => ${HOURS_OPEN})`,
  );
  const asked = await work.run(
    sql`insert into core.factor_reset (account_id, admin_id, reason)
      values (${account.id}, ${actor.userId}, ${body.reason}) on conflict do nothing`,
  );
  if (asked === 0) throw wrongState(accountRefusals.factor.anotherAdministrator);
  const open = await work.row(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from core.factor_reset where account_id = ${account.id} and done_at is null`,
  );
  const isDone = (open?.count ?? 0) >= (isSuperuser ? 2 : 1);
  const details = { admin: actor.displayName, reason: body.reason };
  if (!isDone) {
    await mailFactorChange(work, mailing, account, { change: 'resetAsked', ...details });
    return false;
  }
  await work.run(
    sql`update core.factor_reset set done_at = now() where account_id = ${account.id} and done_at is null`,
  );
  await work.run(sql`delete from core.second_factor where account_id = ${account.id}`);
  await work.run(sql`delete from core.recovery_codes where account_id = ${account.id}`);
  await endSessions(work, account.id);
  await mailFactorChange(work, mailing, account, { change: 'reset', ...details });
  return true;
}
