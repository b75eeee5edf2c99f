/** Asks the password again before what only the person themself may do, such as signing. Guesses have a counter of their own. */
import { invalid, notSignedIn, verifyPassword, type Call } from '@portal/kit';
import type { LoginLimits } from './login-limits.ts';
import { tellingWhen } from './too-many-attempts.ts';

interface Own {
  readonly email: string;
  readonly password_hash: string | null;
}

/** @throws 400 `password` when it is not the caller's, 429 after too many guesses */
export async function confirmPassword(
  call: Pick<Call, 'actor' | 'database' | 'context'>,
  limits: LoginLimits,
  password: string,
): Promise<void> {
  const [own] = await call.database.query<Own>({
    text: 'select email::text as email, password_hash from core.account where id = $1',
    values: [call.actor.userId],
  });
  if (!own) throw notSignedIn();
  await tellingWhen(call, () => limits.spendSigned(own.email));
  if (!(await verifyPassword(own.password_hash, password)))
    throw invalid({ password: ['The password is not right'] });
  await limits.forgiveSigned(own.email);
}
