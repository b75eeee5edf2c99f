/** Logins at organizations that open an account, for its owner and for staff (docs/people.md). */
import { linkedOrganizationObject } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { definePolicy, defineResource, fromModel, type Actor } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { LinkedOrganizationModel } from '../../models/index.ts';

const linkPolicy = definePolicy({
  object: 'linked-organization',
  relations: { own: 't.account_id = :actor' },
  actions: {
    read: { who: { signed_in: ['own'], ...seenByStaff } },
    delete: {
      who: { signed_in: ['own'] },
      when: (_link: unknown, actor: Actor) => actor.impersonatorId === null,
      because: accountRefusals.organization.notWhileActing,
    },
  },
});

export const linkedOrganizationResource = defineResource({
  object: linkedOrganizationObject,
  ...fromModel(LinkedOrganizationModel),
  policy: linkPolicy,
  columns: { user: 't.account_id', email: 't.email::text' },
  filters: { owner: 't.account_id' },
});
