/** Signing Officials: naming, adding and choosing (spec 1 sections 5 and 7). */
import { MESSAGES } from '@portal/contract';
import { invalid } from '@portal/kit';
import type { InstitutionPorts, InstitutionWrite, NewOfficial } from './institution.write.ts';
import { moveInstitution } from './move.command.ts';
import { holdPeople } from './primary.command.ts';

/** Addresses that reach the same mailbox: small letters, without what follows a plus. */
const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local}${email.slice(at)}`.toLowerCase();
};
const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Investigators may not list themselves (spec 1 section 5), under another address neither.
 * @throws INVALID_INPUT
 */
export async function refuseSelf(
  { call, trx }: InstitutionWrite,
  investigatorId: number,
  official: NewOfficial,
): Promise<void> {
  const [self] = await call.database.query<{ email: string; name: string }>(
    {
      text: `select email::text as email, first_name || ' ' || last_name as name from core.account where id = $1`,
      values: [investigatorId],
    },
    trx,
  );
  if (!self) return;
  if (mailboxOf(self.email) === mailboxOf(official.email))
    throw invalid({ 'io_data.email': [MESSAGES.ownSigningOfficial] });
  if (plain(self.name) === plain(`${official.first_name} ${official.last_name}`))
    throw invalid({ 'io_data.last_name': [MESSAGES.ownSigningOfficial] });
}

/** An investigator names a new official: 6 → 1. */
export async function nameOfficial(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  official: NewOfficial,
): Promise<void> {
  await refuseSelf(write, write.call.actor.userId, official);
  await inviteFirst(ports, write, id, official);
}

async function inviteFirst(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  official: NewOfficial,
): Promise<void> {
  await write.call.database.query(
    { text: 'update core.institution set current_io_id = null where id = $1', values: [id] },
    write.trx,
  );
  await moveInstitution(write, id, 'name_official');
  await ports.inviteOfficial(write, id, official);
}

/** An administrator adds an official. An institution that waited for one goes on. */
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
  // The row's version moves, so that whoever looks at the page learns that it changed.
  await write.call.database.query(
    { text: 'update core.institution set modified = now() where id = $1', values: [id] },
    write.trx,
  );
  await ports.inviteOfficial(write, id, official);
}

/** @throws INVALID_INPUT when the account is none of the institution's officials */
export async function chooseOfficial(
  { call, trx }: InstitutionWrite,
  id: number,
  accountId: number,
): Promise<void> {
  // Held, so that the role is not taken, nor the account closed, at the same moment.
  await holdPeople({ call, trx }, [accountId]);
  const chosen = await call.database.query(
    {
      text: `update core.institution i set current_io_id = a.id
        from core.account a join core.user_institution ui on ui.user_id = a.id
        where i.id = $1 and a.id = $2 and ui.institution_id = i.id and a.active and exists (
          select 1 from core.account_group g where g.account_id = a.id and g.role in ('sbso', 'pi_sbso'))
        returning 1`,
      values: [id, accountId],
    },
    trx,
  );
  if (chosen.length === 0)
    throw invalid({ current_io: ['This person is not a Signing Official of the institution'] });
}
