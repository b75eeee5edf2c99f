/**
 * Deletes an institution. Its people and their open requests are deleted too, if the caller confirmed that (spec 1
 * section 8).
 */
import { InstitutionDeleted, type InstitutionDeletion } from '@portal/contract';
import { sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { institutionRefusals } from '../../../texts/en/institution-refusals.ts';
import { blankedColumns, REMOVED_WITH_ACCOUNT, UserInstitutionModel } from '../../../models/index.ts';
import { endSessions } from '../../account/index.ts';
import { readDeletion } from '../deletion.queries.ts';
import type { InstitutionPorts, InstitutionWrite } from '../institution.ports.ts';
import { announceAccountRemoval, lockPeople, promoteNextInstitution } from './people.ts';

export interface DeletionAnswer {
  readonly msg: string;
  readonly data: InstitutionDeletion & { readonly deleted: boolean };
}

/**
 * The row is locked. Nothing is deleted while requests block it, or when people would be deleted without confirmation.
 */
export async function deleteInstitution(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  { id, confirmed }: { readonly id: number; readonly confirmed: boolean },
): Promise<DeletionAnswer> {
  const { work } = write;
  const links = await work.read(UserInstitutionModel).matching({ institution_id: id });
  await lockPeople(
    work,
    links.map((link) => link.user_id),
  );
  const facts = await readDeletion(work, id);
  const answer = (msg: string, deleted: boolean): DeletionAnswer => ({ msg, data: { ...facts, deleted } });
  if (facts.blocked) return answer(institutionRefusals.delete.hasDecisions, false);
  if (!confirmed && facts.users.length > 0) return answer(institutionRefusals.delete.hasPeople, false);
  const userIds = facts.users.map((user) => user.id);
  await ports.withdrawInvitation(work, id);
  await announceAccountRemoval(work, userIds);
  await removeAccounts(work, userIds);
  await removeInstitution(work, id);
  // Its people are unlinked at this point, and each of them was already announced.
  await ports.clearAgreement(work, id);
  await work.emit(InstitutionDeleted, {
    institution_id: id,
    user_ids: userIds,
    actor_id: work.author.actorId,
  });
  return answer(institutionRefusals.deleted, true);
}

/**
 * The account rows stay for what the people signed and wrote. Their data, rights and sessions are deleted as their
 * models define.
 */
async function removeAccounts(work: Work, userIds: readonly number[]): Promise<void> {
  for (const userId of userIds) await endSessions(work, userId);
  for (const [table, person] of Object.entries(REMOVED_WITH_ACCOUNT))
    await work.run(sql`delete from ${trustedSql(`${table} where ${person}`)} = any(${userIds}::int[])`);
  await work.run(sql`update core.account set ${blankedColumns()} where id = any(${userIds}::int[])`);
}

/** The institution's row stays for agreements and history; its name, EIN and domains become available again. */
async function removeInstitution(work: Work, id: number): Promise<void> {
  const left = await work.rows(
    z.object({ user_id: z.int() }),
    sql`delete from core.user_institution where institution_id = ${id} returning user_id`,
  );
  await promoteNextInstitution(
    work,
    left.map((link) => link.user_id),
  );
  // Invitations contain names and addresses of people who may have no account. The history still shows that they were
  // invited.
  await work.run(sql`delete from core.official_invitation where institution_id = ${id}`);
  await work.run(sql`delete from core.institution_domain where institution_id = ${id}`);
  await work.run(sql`delete from core.institution_associated_name where institution_id = ${id}`);
  await work.run(sql`update core.institution set deleted_at = now(), current_io_id = null where id = ${id}`);
}
