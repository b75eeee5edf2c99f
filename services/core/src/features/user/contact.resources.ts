/** Addresses and telephone numbers of people: `GET /user-email/?user=`, `GET /user-phone/?user=` (spec 1 section 7). */
import { userEmailObject, userPhoneObject } from '@portal/contract';
import { definePolicy, defineResource } from '@portal/kit';
import { userPolicy } from './user.policy.ts';
import { LIVING_ACCOUNTS } from './user.resource.ts';

/** People who may see a person may also see their contact data. */
const contactPolicy = definePolicy({
  object: 'user-contact',
  relations: userPolicy.relations,
  actions: { read: userPolicy.actions.read },
});
const person = { user: 't.id', primary: 'true' };

export const userEmailResource = defineResource({
  object: userEmailObject,
  from: LIVING_ACCOUNTS,
  table: 'core.account',
  policy: contactPolicy,
  columns: { ...person, email: 't.email::text' },
  filters: { user: 't.id' },
});

export const userPhoneResource = defineResource({
  object: userPhoneObject,
  from: "(select a.* from core.account a where a.phone_number <> '' and a.deleted_at is null) t",
  table: 'core.account',
  policy: contactPolicy,
  columns: person,
  filters: { user: 't.id' },
  version: '1',
});
