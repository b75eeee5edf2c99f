/** Registers a researcher (spec 1 sections 2 and 3). The response is the same whether or not the address is known. */
import {
  INSTITUTION_STATUS,
  MESSAGES,
  ReadinessChanged,
  type ResearcherRegistration,
} from '@portal/contract';
import {
  type Call,
  type Reads,
  type Work,
  hashPassword,
  invalid,
  chooseAccountLanguage,
  sql,
  transact,
  trustedSql,
} from '@portal/kit';
import { z } from 'zod';
import { AccountGroupModel } from '../../../models/index.ts';
import { restrictedSql } from '../../../rules/restricted-country.sql.ts';
import { findLookAlike, TERMS_VERSION } from '../../account/index.ts';
import {
  mailAccountClosed,
  mailAlreadyRegistered,
  mailLookAlike,
  mailVerification,
  type Mailing,
} from '../../account-mail/index.ts';
import { findAccount, linkInstitution, type PendingRegistration } from '../../verification/index.ts';
import { nextAccountId } from './next-account-id.ts';
import type { OrcidProofs } from '../orcid.ts';

export type Researcher = z.output<typeof ResearcherRegistration>;

/** @throws 400 unless the institution may be chosen */
export async function checkInstitution(reads: Reads, institution: number | null): Promise<void> {
  if (institution === null) return;
  const chosen = await reads.row(
    z.object({ id: z.int() }),
    sql`select t.id from core.living_institution t where t.id = ${institution}
      and t.status = ${INSTITUTION_STATUS.APPROVED} and not ${trustedSql(restrictedSql('t'))}`,
  );
  if (!chosen) throw invalid({ institution: [MESSAGES.institutionUnselected] });
}

export async function registerResearcher(
  { database, author, context }: Pick<Call, 'author' | 'context' | 'database'>,
  mailing: Mailing,
  researcher: Researcher,
  proofs: OrcidProofs,
): Promise<void> {
  // Always hash the password, because hashing dominates the response time and would otherwise reveal a known address.
  const pending: PendingRegistration = {
    first_name: researcher.first_name.trim(),
    last_name: researcher.last_name.trim(),
    password_hash: await hashPassword(researcher.password),
    orcid: researcher.orcid_id ?? null,
    institution: researcher.institution,
    language: chooseAccountLanguage(context),
    goal: researcher.goal ?? null,
  };
  await transact(database, author, async (work) => {
    if (pending.orcid !== null)
      await proofs.take(work, {
        orcid: pending.orcid,
        userId: 0,
        proof: researcher.orcid_proof,
        field: 'orcid_id',
      });
    const alike = await findLookAlike(work, researcher.email);
    if (alike) return mailLookAlike(work, mailing, alike);
    const id = await createResearcher(work, researcher.email, pending);
    if (id === undefined) await notifyExistingAccount(work, mailing, researcher.email, pending);
    else
      await mailVerification(
        work,
        mailing,
        { id, email: researcher.email, first_name: pending.first_name },
        pending,
      );
  });
}

/** @returns undefined when the address has an account; a parallel registration of the same address is waited for */
async function createResearcher(
  work: Work,
  email: string,
  { institution, ...account }: PendingRegistration,
): Promise<number | undefined> {
  const id = await nextAccountId(work);
  // The history names the new person as the actor who created the account.
  await work.actAs(id);
  const made = await work.run(
    sql`insert into core.account (id, email, first_name, last_name, password_hash, orcid, language, primary_role, agreed_terms_version)
      values (${id}, ${email}, ${account.first_name}, ${account.last_name}, ${account.password_hash}, ${account.orcid},
        ${account.language}, 'primary_researcher', ${TERMS_VERSION})
      on conflict (email) do nothing`,
  );
  if (made === 0) {
    await work.actAs(work.author.actorId);
    return undefined;
  }
  await work.of(AccountGroupModel).insert({ account_id: id, role: 'primary_researcher' });
  await linkInstitution(work, id, institution);
  // A team may have named this address before it had an account.
  await work.emit(ReadinessChanged, { user_ids: [id] });
  return id;
}

/** Only the owner of the mailbox is notified. */
async function notifyExistingAccount(
  work: Work,
  mailing: Mailing,
  email: string,
  pending: PendingRegistration,
): Promise<void> {
  const account = await findAccount(work, { email });
  if (!account) return;
  if (!account.active) await mailAccountClosed(work, mailing, account);
  else if (account.verified || !account.self_registered) await mailAlreadyRegistered(work, mailing, account);
  else await mailVerification(work, mailing, account, pending);
}
