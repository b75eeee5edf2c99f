/** A new password from one's own profile (decisions.md "Session and security"). */
import { hashPassword, invalid, verifyPassword, type Call, type Work } from '@portal/kit';
import { endOtherSessionsOf, type DeviceOwner } from '../account/index.ts';
import { withdrawLinks, type Mailing } from '../account-mail/index.ts';
import { findAccount } from './one-account.queries.ts';
import { mailOwnPasswordChanged } from './user.mail.ts';

export const WRONG_PASSWORD = 'The password is not right';

/** The row is locked, so of two changes at once the second meets the new password. @throws 400 `current_password` */
export async function changePassword(
  work: Work,
  mailing: Mailing,
  { actor, body }: Call<'PATCH /user/{id}/password/'>,
): Promise<DeviceOwner> {
  const { database } = mailing;
  const account = await findAccount(database, actor.userId, work.trx);
  if (!(await verifyPassword(account.password_hash, body.current_password)))
    throw invalid({ current_password: [WRONG_PASSWORD] });
  if (body.current_password === body.password)
    throw invalid({ password: ['Please choose a password that you do not use now'] });
  const hash = await hashPassword(body.password);
  await database.query(
    {
      text: `update core.account set password_hash = $2, password_must_change = false, password_changed = now()
        where id = $1`,
      values: [account.id, hash],
    },
    work.trx,
  );
  await endOtherSessionsOf(database, actor, work.trx);
  await withdrawLinks(work, account.id, 'password_reset', 'email_change');
  await mailOwnPasswordChanged(work, mailing, account);
  return { id: account.id, password_hash: hash };
}
