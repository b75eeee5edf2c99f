/** Addresses for a decision's mail. */
import type { Request } from '@portal/contract';
import type { Database } from '@portal/kit';

export interface Recipients {
  readonly owner: { readonly first_name: string; readonly email: string };
  /** Active people of the request's access list, without the owner. */
  readonly team: readonly string[];
}

interface PersonRow {
  readonly id: number;
  readonly first_name: string;
  readonly email: string;
  readonly active: boolean;
}

export async function findRecipients(database: Database, request: Request): Promise<Recipients> {
  const members = (request.access_control_list ?? []).map((entry) => entry.user_id);
  const people = await database.query<PersonRow>({
    text: 'select id, first_name, email, active from core_api.person where id = any($1::int[]) order by email',
    values: [[request.owner.id, ...members]],
  });
  const owner = people.find(({ id }) => id === request.owner.id);
  if (!owner) throw new Error(`request ${request.id} has an owner whom nobody knows`);
  return {
    owner,
    team: people.filter(({ id, active }) => id !== owner.id && active).map(({ email }) => email),
  };
}
