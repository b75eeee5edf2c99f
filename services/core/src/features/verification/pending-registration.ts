/**
 * A second registration of an unverified address may come from its owner or from a stranger. Its values therefore count
 * only when the link of its own mail is followed. Otherwise a stranger could have the owner confirm an account with the
 * stranger's password.
 */
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { AccountModel } from '../../models/index.ts';
import { saveGoal } from '../account/index.ts';

export const PendingRegistration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  password_hash: z.string(),
  orcid: z.string().nullable(),
  institution: z.int().nullable(),
  /** Language of the registration; older links have none. */
  language: z.string().nullable().default(null),
  /** The page that the person wanted to open; older links have none. */
  goal: z.string().nullable().default(null),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;

/** Does nothing when `data` has no registration. */
export async function takeOverPending(work: Work, accountId: number, data: unknown): Promise<void> {
  const parsed = PendingRegistration.safeParse(data);
  if (!parsed.success) return;
  const { institution, language, goal, ...account } = parsed.data;
  await work
    .of(AccountModel)
    .findById(accountId)
    .patch({ ...account, ...(language === null ? {} : { language }) });
  await linkInstitution(work, accountId, institution);
  if (goal !== null) await saveGoal(work, accountId, goal);
}

/** Links the institution that a researcher chose; null when it was not listed. */
export async function linkInstitution(
  work: Work,
  accountId: number,
  institution: number | null,
): Promise<void> {
  await work.run(
    sql`delete from core.user_institution
      where user_id = ${accountId} and institution_id is distinct from ${institution}`,
  );
  await work.run(
    sql`insert into core.user_institution (user_id, institution_id, "primary")
      select ${accountId}, id, true from core.institution where id = ${institution} and deleted_at is null
      on conflict (user_id, institution_id) do nothing`,
  );
}
