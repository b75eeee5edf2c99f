/** Deleting an institution, with its people and their open requests once that was confirmed (spec 1 section 8). */
import { InstitutionDeleted, type InstitutionDeletion } from '@portal/contract';
import { endSessions } from '../account/index.ts';
import { deletionFacts } from './deletion.queries.ts';
import type { InstitutionPorts, InstitutionWrite } from './institution.write.ts';
import { holdPeople, passOnPrimary } from './primary.command.ts';

export interface DeletionAnswer {
  readonly msg: string;
  readonly data: InstitutionDeletion & { readonly deleted: boolean };
}

/** The row is locked. Nothing happens while it is blocked, or while people would go and nobody confirmed it. */
export async function deleteInstitution(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  { id, confirmed }: { readonly id: number; readonly confirmed: boolean },
): Promise<DeletionAnswer> {
  await holdPeople(write, await peopleOf(write, id));
  const facts = await deletionFacts(write.call, id, write.trx);
  const answer = (msg: string, deleted: boolean): DeletionAnswer => ({ msg, data: { ...facts, deleted } });
  if (facts.blocked)
    return answer(
      'The institution cannot be deleted: people there have approved, rejected or fulfilled requests',
      false,
    );
  if (!confirmed && facts.users.length > 0)
    return answer('People belong to this institution. Their accounts and open requests would go too', false);
  const userIds = facts.users.map((user) => user.id);
  await ports.withdrawInvitation(write, id);
  await ports.clearAgreement(write, id);
  for (const userId of userIds) await removeAccount(write, userId);
  await removeInstitution(write, id);
  await write.call.jobs.emit(write.trx, InstitutionDeleted, {
    institution_id: id,
    user_ids: userIds,
    actor_id: write.call.actor.userId || null,
  });
  return answer('The institution was deleted', true);
}

async function peopleOf({ call, trx }: InstitutionWrite, id: number): Promise<number[]> {
  const rows = await call.database.query<{ user_id: number }>(
    { text: 'select user_id from core.user_institution where institution_id = $1', values: [id] },
    trx,
  );
  return rows.map((row) => row.user_id);
}

/** The row stays for what it signed and wrote; the person's data, rights and sessions go. */
async function removeAccount({ call, work, trx }: InstitutionWrite, userId: number): Promise<void> {
  await endSessions(work, userId);
  for (const text of [
    'delete from core.account_group where account_id = $1',
    'delete from core.user_institution where user_id = $1',
    'delete from core.notification where recipient_id = $1',
    // A mail that is on its way must not bring the person's data back.
    'delete from core.link_token where account_id = $1',
    `update core.account set first_name = 'Deleted', last_name = 'user', email = 'deleted-' || id || '@deleted.invalid',
       password_hash = null, title = null, phone_number = null, primary_role = null, orcid = null, globus_username = null,
       dataset_update_email_opted_in = false, active = false, verified = false, deleted_at = now() where id = $1`,
  ])
    await call.database.query({ text, values: [userId] }, trx);
}

/** Its row stays for agreements and history; its name, number and domains are free again. */
async function removeInstitution(write: InstitutionWrite, id: number): Promise<void> {
  const { call, trx } = write;
  const stay = await call.database.query<{ user_id: number }>(
    {
      text: 'delete from core.user_institution where institution_id = $1 returning user_id',
      values: [id],
    },
    trx,
  );
  await passOnPrimary(
    write,
    stay.map((link) => link.user_id),
  );
  for (const text of [
    // Names and addresses of people who may have no account; the history says that they were invited.
    'delete from core.official_invitation where institution_id = $1',
    'delete from core.institution_domain where institution_id = $1',
    'delete from core.institution_associated_name where institution_id = $1',
    'update core.institution set deleted_at = now(), current_io_id = null where id = $1',
  ])
    await call.database.query({ text, values: [id] }, trx);
}
