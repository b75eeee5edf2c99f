/** Who looks at texts that came new from the brain bank: those who have its donors read (decision 471). */
import { COLLECTION_STAFF_ROLES } from '@portal/contract';
import { definePolicy } from '@portal/kit';

const staff = Object.fromEntries(COLLECTION_STAFF_ROLES.map((role) => [role, 'any' as const]));

export const donorTextPolicy = definePolicy({
  object: 'donor-text',
  relations: {},
  actions: { read: { who: staff }, edit: { who: staff } },
});
