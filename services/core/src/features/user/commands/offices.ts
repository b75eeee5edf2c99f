/**
 * Institutions for which a person signs. Their official must not lose the role or the account while the institution
 * depends on them.
 */
import { INSTITUTION_STATUS as S, type Role } from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import { currentLanguage, invalid, say, sql, wrongState } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { InstitutionModel } from '../../../models/index.ts';
import type { OneAccount } from './roles.ts';

const SIGN: readonly Role[] = ['sbso', 'pi_sbso'];
/** Statuses in which no signature is expected: the institution was rejected, or it needs a new official. */
const WITHOUT_OFFICIAL: readonly number[] = [S.REJECTED, S.NEW_SBSO];

/** @throws 400 `groups` when the person would lose all roles that allow signing */
export async function leaveOfficesWithoutRole(account: OneAccount, wanted: readonly Role[]): Promise<void> {
  if (wanted.some((role) => SIGN.includes(role))) return;
  const words = await leaveOffices(account);
  if (words) throw invalid({ groups: [words] });
}

/** For an account that is being closed. @throws WRONG_STATE */
export async function leaveAllOffices(account: OneAccount): Promise<void> {
  const words = await leaveOffices(account);
  if (words) throw wrongState(words);
}

/** Removes the person from offices on which nothing depends. @returns why the person must remain in the others */
async function leaveOffices({ work, userId }: OneAccount): Promise<string | undefined> {
  const unchanged = await work.rows(
    z.object({ name: z.string() }),
    sql`select name from core.institution
      where current_io_id = ${userId} and deleted_at is null and status <> all(${WITHOUT_OFFICIAL}::int[]) order by name`,
  );
  if (unchanged.length > 0)
    return say(accountRefusals.user.chooseOfficialFirst, {
      institution: new Intl.ListFormat(getLocale(currentLanguage())).format(
        unchanged.map(({ name }) => name),
      ),
    });
  await work.of(InstitutionModel).patch({ current_io_id: null }).matching({ current_io_id: userId });
  return undefined;
}
