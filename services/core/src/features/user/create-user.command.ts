/** Accounts that staff create for others (spec 3 sections 2.15, 5 and 6). */
import type { z } from 'zod';
import type { endpoints, Role } from '@portal/contract';
import { invalid, violatedConstraint, type Actor, type Database, type Work } from '@portal/kit';
import { spendMails, type Mailing } from '../account-mail/index.ts';
import { findLookAlike } from '../account/index.ts';
import { blankIsNull } from './blank.ts';
import { setInstitutions } from './user-affiliation.ts';
import { mailAccountCreated } from './user.mail.ts';
import { checkCombination, checkGiving } from './user-roles.ts';

type NewUser = z.output<(typeof endpoints)['POST /user/create_user/']['body']>;
interface Creation {
  readonly database: Database;
  readonly actor: Actor;
  readonly body: NewUser;
}

/** Told to staff alone, who see every address. */
export const ADDRESS_KNOWN = 'There is an account with this email address already';
export const ADDRESS_ALIKE = 'There is an account whose email address looks like this one';

/** Without a password: the mail has a link to set one. @returns the id. @throws 400 by field */
export async function createUser(work: Work, mailing: Mailing, creation: Creation): Promise<number> {
  const { database, actor, body } = creation;
  const groups = [...new Set(body.groups)];
  checkCombination(groups);
  checkGiving(actor, groups);
  const first = await institutionOf(work, creation);
  const email = body.email.trim();
  if (await findLookAlike(database, work.trx, email)) throw invalid({ email: [ADDRESS_ALIKE] });
  const id = await insertAccount(work, creation, email, groups);
  await database.query(
    {
      text: 'insert into core.account_group (account_id, role) select $1, unnest($2::text[])',
      values: [id, groups],
    },
    work.trx,
  );
  await setInstitutions({ database, trx: work.trx, userId: id }, [first, ...(body.institutions ?? [])], {
    byStaff: true,
  });
  await spendMails(work, mailing, 'staff_link', actor.userId);
  await mailAccountCreated(work, mailing, { id, email, first_name: body.first_name.trim() });
  return id;
}

async function insertAccount(
  work: Work,
  { database, body }: Creation,
  email: string,
  groups: readonly Role[],
): Promise<number> {
  const statement = {
    text: `insert into core.account (email, first_name, last_name, title, phone_number, orcid, primary_role)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [
      email,
      body.first_name.trim(),
      body.last_name.trim(),
      blankIsNull(body.title) ?? null,
      blankIsNull(body.phone_number) ?? null,
      body.orcid ?? null,
      groups.length === 1 ? groups[0] : null,
    ],
  };
  try {
    const [row] = await database.query<{ id: number }>(statement, work.trx);
    if (!row) throw new Error('an account was not inserted');
    return row.id;
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') throw invalid({ email: [ADDRESS_KNOWN] });
    throw error;
  }
}

/** By its id, or by the name under which it is shown. @throws 400 `institution` */
async function institutionOf(work: Work, { database, body }: Creation): Promise<number> {
  const given = body.institution;
  const [row] = await database.query<{ id: number }>(
    typeof given === 'number'
      ? { text: 'select id from core.institution where id = $1 and deleted_at is null', values: [given] }
      : {
          text: 'select id from core.institution where lower(name) = lower($1) and deleted_at is null',
          values: [given.trim()],
        },
    work.trx,
  );
  if (!row) throw invalid({ institution: ['We do not know this institution'] });
  return row.id;
}
