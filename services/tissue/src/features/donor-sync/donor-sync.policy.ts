/** Who may see the results of donor imports, and who may start one (decision 340). */
import { COLLECTION_STAFF_ROLES, DONOR_SYNC_READERS, type Role } from '@portal/contract';
import { definePolicy } from '@portal/kit';

const grantAny = (roles: readonly Role[]) => Object.fromEntries(roles.map((role) => [role, 'any' as const]));

export const donorSyncPolicy = definePolicy({
  object: 'donor-sync',
  relations: {},
  actions: {
    read: { who: grantAny(DONOR_SYNC_READERS) },
    create: { who: grantAny(COLLECTION_STAFF_ROLES) },
  },
});
