/** Deleting an institution, with its people and their open requests once that was confirmed (spec 1 section 8). */
import { InstitutionDeleted, type InstitutionDeletion } from '@portal/contract';
import { sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { institutionRefusals } from '../../../texts/en/institution-refusals.ts';
import { blankedColumns, REMOVED_WITH_ACCOUNT, UserInstitutionModel } from '../../../models/index.ts';
import { endSessions } from '../../account/index.ts';
import { readDeletion } from '../deletion.queries.ts';
import type { InstitutionPorts, InstitutionWrite } from '../institution.ports.ts';
import { announceAccountRemoval, lockPeople, passOnPrimary } from './people.ts';

export interface DeletionAnswer {
  readonly msg: string;
  readonly data: InstitutionDeletion & { readonly deleted: boolean };
}

/** The row is locked. Nothing happens while it is blocked, or while people would go and no one confirmed it. */
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
  // Its people have left, and each departure was already reported.
  await ports.clearAgreement(work, id);
  await work.emit(InstitutionDeleted, {
    institution_id: id,
    user_ids: userIds,
    actor_id: work.author.actorId,
  });
  return answer(institutionRefusals.deleted, true);
}

/** The rows stay for what they signed and wrote; the people's data, rights and sessions go, as their models say. */
async function removeAccounts(work: Work, userIds: readonly number[]): Promise<void> {
  for (const userId of userIds) await endSessions(work, userId);
  for (const [table, person] of Object.entries(REMOVED_WITH_ACCOUNT))
    await work.run(sql`delete from ${trustedSql(`${table} where ${person}`)} = any(${userIds}::int[])`);
  await work.run(sql`update core.account set ${blankedColumns()} where id = any(${userIds}::int[])`);
}

/** Its row stays for agreements and history; its name, number and domains are free again. */
async function removeInstitution(work: Work, id: number): Promise<void> {
  const left = await work.rows(
    z.object({ user_id: z.int() }),
    sql`delete from core.user_institution where institution_id = ${id} returning user_id`,
  );
  await passOnPrimary(
    work,
    left.map((link) => link.user_id),
  );
  // Names and addresses of people who may have no account; the history says that they were invited.
  await work.run(sql`delete from core.official_invitation where institution_id = ${id}`);
  await work.run(sql`delete from core.institution_domain where institution_id = ${id}`);
  await work.run(sql`delete from core.institution_associated_name where institution_id = ${id}`);
  await work.run(sql`update core.institution set deleted_at = now(), current_io_id = null where id = ${id}`);
}
