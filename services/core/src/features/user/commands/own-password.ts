/** Changes the password from the person's own profile (docs/people.md). */
import { hashPassword, invalid, sql, verifyPassword, type Call, type Work } from '@portal/kit';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { endOtherSessions, type DeviceOwner } from '../../account/index.ts';
import { mailPasswordChanged, withdrawLinks, type Mailing } from '../../account-mail/index.ts';
import { readAccount } from '../user.queries.ts';

export const WRONG_PASSWORD = accountRefusals.password.wrong;

/**
 * The row is locked, so of two parallel changes the second is checked against the new password.
 * @throws 400 `current_password`
 */
export async function changePassword(
  work: Work,
  mailing: Mailing,
  { actor, body }: Call<'PATCH /user/{id}/password/'>,
): Promise<DeviceOwner> {
  const account = await readAccount(work, actor.userId);
  if (!(await verifyPassword(account.password_hash, body.current_password)))
    throw invalid({ current_password: [WRONG_PASSWORD] });
  if (body.current_password === body.password)
    throw invalid({ password: [accountRefusals.password.unchanged] });
  const hash = await hashPassword(body.password);
  await work.run(
    sql`update core.account set password_hash = ${hash}, password_must_change = false, password_changed = now()
      where id = ${account.id}`,
  );
  await endOtherSessions(work, actor);
  await withdrawLinks(work, account.id, 'password_reset', 'email_change');
  await mailPasswordChanged(work, mailing, account, 'by owner');
  return { id: account.id, password_hash: hash };
}
