/** Accounts that staff create for others (spec 3 sections 2.15, 5 and 6). */
import { ReadinessChanged, type Role } from '@portal/contract';
import { invalid, sql, violatedConstraint, type Call, type Work } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { AccountModel } from '../../../models/index.ts';
import { spendMails, type Mailing } from '../../account-mail/index.ts';
import { findLookAlike } from '../../account/index.ts';
import { storedColumns } from './patch-user.ts';
import { setInstitutions } from './affiliation.ts';
import { mailAccountCreated } from '../user.mail.ts';
import { checkCombination, checkGiving, giveRoles } from './roles.ts';

type Creation = Pick<Call<'POST /user/create_user/'>, 'actor' | 'body'>;
type NewUser = Creation['body'];

/** Shown only to staff, who can see every address. */
export const ADDRESS_KNOWN = accountRefusals.address.known;
export const ADDRESS_ALIKE = accountRefusals.address.alike;

/**
 * Creates the account without a password and sends a mail with a link to set one.
 * @returns the id
 * @throws 400 by field
 */
export async function createUser(work: Work, mailing: Mailing, { actor, body }: Creation): Promise<number> {
  const groups = [...new Set(body.groups)];
  checkCombination(groups);
  checkGiving(actor, groups);
  const first = await findInstitution(work, body.institution);
  const email = body.email.trim();
  if (await findLookAlike(work, email)) throw invalid({ email: [ADDRESS_ALIKE] });
  const id = await insertAccount(work, email, groups, body);
  const account = { work, userId: id };
  await giveRoles(account, groups);
  await setInstitutions(account, [first, ...(body.institutions ?? [])], { byStaff: true });
  // A team may have named this address before it had an account.
  await work.emit(ReadinessChanged, { user_ids: [id] });
  await spendMails(work, mailing, 'staff_link', actor.userId);
  await mailAccountCreated(work, mailing, { id, email, first_name: body.first_name.trim() });
  return id;
}

async function insertAccount(
  work: Work,
  email: string,
  groups: readonly Role[],
  { groups: _roles, institution: _first, institutions: _all, ...columns }: NewUser,
): Promise<number> {
  try {
    const account = await work.of(AccountModel).insert({
      ...storedColumns(columns),
      email,
      primary_role: groups.length === 1 ? (groups[0] ?? null) : null,
    });
    return account.id;
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') throw invalid({ email: [ADDRESS_KNOWN] });
    throw error;
  }
}

/** Finds an institution by its id or its displayed name. @throws 400 `institution` */
async function findInstitution(work: Work, given: NewUser['institution']): Promise<number> {
  const known = typeof given === 'number' ? sql`id = ${given}` : sql`lower(name) = lower(${given.trim()})`;
  const row = await work.row(
    z.object({ id: z.int() }),
    sql`select id from core.institution where ${known} and deleted_at is null`,
  );
  if (!row) throw invalid({ institution: [accountRefusals.user.unknownInstitution] });
  return row.id;
}
