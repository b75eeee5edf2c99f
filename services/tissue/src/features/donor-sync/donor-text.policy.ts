/** Who reviews new texts from the brain bank: the roles that may start donor imports (decision 471). */
import { COLLECTION_STAFF_ROLES } from '@portal/contract';
import { definePolicy } from '@portal/kit';

const staff = Object.fromEntries(COLLECTION_STAFF_ROLES.map((role) => [role, 'any' as const]));

export const donorTextPolicy = definePolicy({
  object: 'donor-text',
  relations: {},
  actions: { read: { who: staff }, edit: { who: staff } },
});
