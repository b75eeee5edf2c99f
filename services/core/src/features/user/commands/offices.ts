/** The institutions for which a person signs: what makes someone a Signing Official cannot be removed in between. */
import { INSTITUTION_STATUS as S, type Role } from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import { currentLanguage, invalid, say, sql, wrongState } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { InstitutionModel } from '../../../models/index.ts';
import type { OneAccount } from './roles.ts';

const SIGN: readonly Role[] = ['sbso', 'pi_sbso'];
/** No signature is waited for: the institution was rejected, or a new official is to be named. */
const WITHOUT_OFFICIAL: readonly number[] = [S.REJECTED, S.NEW_SBSO];

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
