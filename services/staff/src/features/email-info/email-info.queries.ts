/** Addresses for a decision's mail. */
import type { Request } from '@portal/contract';
import type { Reads } from '@portal/kit';
import { PersonView } from '../../models/index.ts';

export interface Recipients {
  readonly owner: { readonly first_name: string; readonly email: string };
  /** Active people of the request's access list, without the owner. */
  readonly team: readonly string[];
}

export async function findRecipients(reads: Reads, request: Request): Promise<Recipients> {
  const members = (request.access_control_list ?? []).map((entry) => entry.user_id);
  const people = await reads
    .read(PersonView)
    .findByIds([request.owner.id, ...members])
    .inOrder('email');
  const owner = people.find(({ id }) => id === request.owner.id);
  if (!owner) throw new Error(`request ${request.id} has an owner whom nobody knows`);
  return {
    owner,
    team: people.filter(({ id, active }) => id !== owner.id && active).map(({ email }) => email),
  };
}
