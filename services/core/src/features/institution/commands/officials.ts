/** Signing Officials: name, add and choose them (spec 1 sections 5 and 7). */
import { MESSAGES } from '@portal/contract';
import { invalid, now, sql, type Work } from '@portal/kit';
import { institutionRefusals } from '../../../texts/en/institution-refusals.ts';
import { AccountModel, InstitutionModel } from '../../../models/index.ts';
import type { InstitutionPorts, InstitutionWrite, NewOfficial } from '../institution.ports.ts';
import { lockPeople } from './people.ts';
import { moveInstitution } from './status.ts';

/** Normalizes an address to its mailbox: lower case, without a plus suffix. */
const plainMailbox = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local}${email.slice(at)}`.toLowerCase();
};
const plainName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Investigators must not name themselves as official (spec 1 section 5), not even with another address.
 * @throws INVALID_INPUT
 */
export async function refuseSelf(work: Work, investigatorId: number, official: NewOfficial): Promise<void> {
  const self = await work.read(AccountModel).findById(investigatorId);
  if (!self) return;
  if (plainMailbox(self.email) === plainMailbox(official.email))
    throw invalid({ 'io_data.email': [MESSAGES.ownSigningOfficial] });
  if (
    plainName(`${self.first_name} ${self.last_name}`) ===
    plainName(`${official.first_name} ${official.last_name}`)
  )
    throw invalid({ 'io_data.last_name': [MESSAGES.ownSigningOfficial] });
}

/** An investigator names a new official; the status changes from 6 to 1. */
export async function nameOfficial(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  official: NewOfficial,
): Promise<void> {
  await refuseSelf(write.work, write.actor.userId, official);
  await inviteFirst(ports, write, id, official);
}

async function inviteFirst(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  official: NewOfficial,
): Promise<void> {
  await write.work.of(InstitutionModel).findById(id).patch({ current_io_id: null });
  await moveInstitution(write.work, id, 'name_official');
  await ports.inviteOfficial(write.work, id, official);
}

/** An administrator adds an official. An institution that waited for one continues its registration. */
export async function addOfficial(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  institution: { readonly id: number; readonly waits: boolean },
  official: NewOfficial,
): Promise<void> {
  const { id } = institution;
  if (institution.waits) {
    await inviteFirst(ports, write, id, official);
    return;
  }
  // Touch the row, so that open pages notice the change by the new version.
  await write.work.of(InstitutionModel).findById(id).patch({ modified: now() });
  await ports.inviteOfficial(write.work, id, official);
}

/** @throws INVALID_INPUT when the account is not one of the institution's officials */
export async function chooseOfficial(work: Work, id: number, accountId: number): Promise<void> {
  // The lock prevents that the role is removed or the account is closed in parallel.
  await lockPeople(work, [accountId]);
  const chosen = await work.run(
    sql`update core.institution i set current_io_id = a.id
      from core.account a join core.user_institution ui on ui.user_id = a.id
      where i.id = ${id} and a.id = ${accountId} and ui.institution_id = i.id and a.active and exists (
        select 1 from core.account_group g where g.account_id = a.id and g.role in ('sbso', 'pi_sbso'))`,
  );
  if (chosen === 0) throw invalid({ current_io: [institutionRefusals.notAnOfficial] });
}
