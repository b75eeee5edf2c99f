/**
 * Asks for the password again before an action that only the person may do, such as signing. Wrong passwords here have
 * their own counter.
 */
import { invalid, notSignedIn, verifyPassword, type Call } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { AccountModel } from '../../models/index.ts';
import type { LoginLimits } from './login-limits.ts';
import { withRetryAfter } from './too-many-attempts.ts';

/** @throws 400 `password` when it is not the caller's, 429 after too many guesses */
export async function confirmPassword(
  call: Pick<Call, 'actor' | 'database' | 'context'>,
  limits: LoginLimits,
  password: string,
): Promise<void> {
  const own = await call.database.read(AccountModel).findById(call.actor.userId);
  if (!own) throw notSignedIn();
  await withRetryAfter(call, () => limits.spendSigned(own.email));
  if (!(await verifyPassword(own.password_hash, password)))
    throw invalid({ password: [accountRefusals.password.wrong] });
  await limits.forgiveSigned(own.email);
}
