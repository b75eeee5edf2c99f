/** Recipients and text of a decision email. */
import type { EmailType, Request } from '@portal/contract';
import type { StoredTemplate } from '@portal/common';
import type { Reads } from '@portal/kit';
import { DecisionTemplateView, PersonView } from '../../models/index.ts';

export interface Recipients {
  /** Distinct owners of the requests. */
  readonly owners: readonly { readonly first_name: string; readonly email: string }[];
  /** Active people on the access lists who own none of the requests. */
  readonly team: readonly string[];
}

export async function findRecipients(reads: Reads, requests: readonly Request[]): Promise<Recipients> {
  const ownerIds = [...new Set(requests.map(({ owner }) => owner.id))];
  const members = requests.flatMap((request) =>
    (request.access_control_list ?? []).map((entry) => entry.user_id),
  );
  const people = await reads
    .read(PersonView)
    .findByIds([...new Set([...ownerIds, ...members])])
    .inOrder('email');
  const owners = people.filter(({ id }) => ownerIds.includes(id));
  if (owners.length < ownerIds.length) throw new Error('a request has an owner without an account');
  return {
    owners,
    team: people.filter(({ id, active }) => !ownerIds.includes(id) && active).map(({ email }) => email),
  };
}

/** The current text: administrators may have just changed it. */
export async function findTemplate(reads: Reads, type: EmailType): Promise<StoredTemplate> {
  const template = await reads
    .read(DecisionTemplateView)
    .matching({ decision: type, model_name: 'request' })
    .first();
  if (!template) throw new Error(`the decision ${type} has no template`);
  return template;
}
