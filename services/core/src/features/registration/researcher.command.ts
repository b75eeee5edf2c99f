/** A researcher registers (spec 1 sections 2 and 3). The answer is the same whether or not the address is known. */
import { INSTITUTION_STATUS, MESSAGES, type ResearcherRegistration } from '@portal/contract';
import { hashPassword, invalid, setAuthor, transact, type Author, type Database } from '@portal/kit';
import type { Knex } from 'knex';
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
  await transact(mailing.database, author, async ({ trx }) => {
    if (pending.orcid !== null)
      await proofs.take(mailing.database, trx, {
        orcid: pending.orcid,
        userId: 0,
        proof: researcher.orcid_proof,
        field: 'orcid_id',
      });
    const alike = await findLookAlike(mailing.database, trx, researcher.email);
    if (alike) return mailLookAlike(mailing, trx, alike);
    const id = await createResearcher(mailing.database, trx, author, researcher.email, pending);
    if (id === undefined) await answerKnown(mailing, trx, researcher.email, pending);
    else
      await mailVerification(
        mailing,
        trx,
        { id, email: researcher.email, first_name: pending.first_name },
        pending,
      );
  });
}

/** @returns undefined when the address has an account; who registers it at the same moment is waited for */
async function createResearcher(
  database: Database,
  trx: Knex.Transaction,
  author: Author,
  email: string,
  pending: PendingRegistration,
): Promise<number | undefined> {
  const id = await nextAccountId(database, trx);
  // Nobody but the person made this account, and the history says so.
  await setAuthor(trx, { ...author, actorId: id });
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
    trx,
  );
  if (!row) {
    await setAuthor(trx, author);
    return undefined;
  }
  await database.query(
    {
      text: "insert into core.account_group (account_id, role) values ($1, 'primary_researcher')",
      values: [row.id],
    },
    trx,
  );
  await linkInstitution(database, trx, row.id, pending.institution);
  return row.id;
}

/** The one who owns the mailbox is told, nobody else. */
async function answerKnown(
  mailing: Mailing,
  trx: Knex.Transaction,
  email: string,
  pending: PendingRegistration,
): Promise<void> {
  const account = await findAccount(mailing.database, { email }, trx);
  if (!account) return;
  if (!account.active) await mailAccountClosed(mailing, trx, account);
  else if (account.verified || !account.self_registered) await mailAlreadyRegistered(mailing, trx, account);
  else await mailVerification(mailing, trx, account, pending);
}
