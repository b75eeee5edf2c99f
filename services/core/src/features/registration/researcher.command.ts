/** A researcher registers (spec 1 sections 2 and 3). The answer is the same whether or not the address is known. */
import { INSTITUTION_STATUS, MESSAGES, type ResearcherRegistration } from '@portal/contract';
import { hashPassword, invalid, transact, type Author, type Database, type Work } from '@portal/kit';
import type { z } from 'zod';
import { findLookAlike, TERMS_VERSION } from '../account/index.ts';
import {
  mailAccountClosed,
  mailAlreadyRegistered,
  mailLookAlike,
  mailVerification,
  type Mailing,
} from '../account-mail/index.ts';
import { findAccount, linkInstitution, type PendingRegistration } from '../verification/index.ts';
import { nextAccountId } from './next-account-id.ts';
import type { OrcidProofs } from './orcid-proof.ts';

export type Researcher = z.output<typeof ResearcherRegistration>;

/** @throws 400 unless the institution may be chosen */
export async function checkInstitution(database: Database, institution: number | null): Promise<void> {
  if (institution === null) return;
  const [row] = await database.query({
    text: 'select 1 from core.institution where id = $1 and status = $2 and deleted_at is null',
    values: [institution, INSTITUTION_STATUS.APPROVED],
  });
  if (!row) throw invalid({ institution: [MESSAGES.institutionUnselected] });
}

export async function registerResearcher(
  mailing: Mailing,
  author: Author,
  researcher: Researcher,
  proofs: OrcidProofs,
): Promise<void> {
  // Hashed in any case: it is what takes the time.
  const pending: PendingRegistration = {
    first_name: researcher.first_name.trim(),
    last_name: researcher.last_name.trim(),
    password_hash: await hashPassword(researcher.password),
    orcid: researcher.orcid_id ?? null,
    institution: researcher.institution,
  };
  await transact(mailing.database, author, async (work) => {
    if (pending.orcid !== null)
      await proofs.take(mailing.database, work.trx, {
        orcid: pending.orcid,
        userId: 0,
        proof: researcher.orcid_proof,
        field: 'orcid_id',
      });
    const alike = await findLookAlike(mailing.database, work.trx, researcher.email);
    if (alike) return mailLookAlike(work, mailing, alike);
    const id = await createResearcher(work, mailing, author, researcher.email, pending);
    if (id === undefined) await answerKnown(work, mailing, researcher.email, pending);
    else
      await mailVerification(
        work,
        mailing,
        { id, email: researcher.email, first_name: pending.first_name },
        pending,
      );
  });
}

/** @returns undefined when the address has an account; who registers it at the same moment is waited for */
async function createResearcher(
  work: Work,
  { database }: Mailing,
  author: Author,
  email: string,
  pending: PendingRegistration,
): Promise<number | undefined> {
  const id = await nextAccountId(database, work.trx);
  // Nobody but the person made this account, and the history says so.
  await work.actAs(id);
  const [row] = await database.query<{ id: number }>(
    {
      text: `insert into core.account (id, email, first_name, last_name, password_hash, orcid, primary_role, agreed_terms_version)
        values ($1, $2, $3, $4, $5, $6, 'primary_researcher', $7) on conflict (email) do nothing returning id`,
      values: [
        id,
        email,
        pending.first_name,
        pending.last_name,
        pending.password_hash,
        pending.orcid,
        TERMS_VERSION,
      ],
    },
    work.trx,
  );
  if (!row) {
    await work.actAs(author.actorId);
    return undefined;
  }
  await database.query(
    {
      text: "insert into core.account_group (account_id, role) values ($1, 'primary_researcher')",
      values: [row.id],
    },
    work.trx,
  );
  await linkInstitution(database, work.trx, row.id, pending.institution);
  return row.id;
}

/** The one who owns the mailbox is told, nobody else. */
async function answerKnown(
  work: Work,
  mailing: Mailing,
  email: string,
  pending: PendingRegistration,
): Promise<void> {
  const account = await findAccount(mailing.database, { email }, work.trx);
  if (!account) return;
  if (!account.active) await mailAccountClosed(work, mailing, account);
  else if (account.verified || !account.self_registered) await mailAlreadyRegistered(work, mailing, account);
  else await mailVerification(work, mailing, account, pending);
}
