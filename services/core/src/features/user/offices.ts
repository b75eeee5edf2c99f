/** The institutions for which a person signs: what makes somebody a Signing Official is not taken from them meanwhile. */
import { INSTITUTION_STATUS as S, type Role } from '@portal/contract';
import { invalid, wrongState } from '@portal/kit';
import type { OneAccount } from './user-roles.ts';

const SIGN: readonly Role[] = ['sbso', 'pi_sbso'];
/** No signature is waited for: the institution was rejected, or a new official is to be named. */
const WITHOUT_OFFICIAL: readonly number[] = [S.REJECTED, S.NEW_SBSO];
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** @throws 400 `groups` when no role is left with which the person could sign */
export async function leaveOfficesWithoutRole(account: OneAccount, wanted: readonly Role[]): Promise<void> {
  if (wanted.some((role) => SIGN.includes(role))) return;
  const words = await leaveOffices(account);
  if (words) throw invalid({ groups: [words] });
}

/** For an account that is closed. @throws WRONG_STATE */
export async function leaveAllOffices(account: OneAccount): Promise<void> {
  const words = await leaveOffices(account);
  if (words) throw wrongState(words);
}

/** Ends offices on which nothing depends. @returns why the person has to stay in the others */
async function leaveOffices({ database, trx, userId }: OneAccount): Promise<string | undefined> {
  const kept = await database.query<{ name: string }>(
    {
      text: `select name from core.institution
        where current_io_id = $1 and deleted_at is null and status <> all($2::int[]) order by name`,
      values: [userId, WITHOUT_OFFICIAL],
    },
    trx,
  );
  if (kept.length > 0)
    return `This person is the Signing Official of ${list.format(kept.map(({ name }) => name))}. Choose another one there first.`;
  await database.query(
    { text: 'update core.institution set current_io_id = null where current_io_id = $1', values: [userId] },
    trx,
  );
  return undefined;
}
