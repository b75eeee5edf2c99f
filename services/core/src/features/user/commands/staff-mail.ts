/** Account mails that staff send to a person (spec 1 section 4, spec 3 section 6). */
import { type Work, say, wrongState } from '@portal/kit';
import { accountAnswers } from '../../../texts/en/account-answers.ts';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { mailPasswordReset, spendMails, type Mailing } from '../../account-mail/index.ts';
import { mailVerificationAgain } from '../../verification/index.ts';
import { readAccount } from '../user.queries.ts';

export const FORGOT_PASSWORD = 1;

/**
 * @returns what the screen shows as confirmation
 * @throws WRONG_STATE for a closed account, and when the account is already verified
 */
export async function sendAccountMail(
  work: Work,
  mailing: Mailing,
  staffId: number,
  userId: number,
  operation: 1 | 2,
): Promise<string> {
  const account = await readAccount(work, userId);
  const name = `${account.first_name} ${account.last_name}`;
  if (!account.active) throw wrongState(accountRefusals.user.inactive);
  await spendMails(work, mailing, 'staff_link', staffId);
  if (operation === FORGOT_PASSWORD) {
    await mailPasswordReset(work, mailing, account);
    return say(accountAnswers.passwordMailSent, { name });
  }
  if (account.verified) throw wrongState(accountRefusals.user.verified);
  await mailVerificationAgain(work, mailing, account);
  return say(accountAnswers.verificationSent, { name });
}
