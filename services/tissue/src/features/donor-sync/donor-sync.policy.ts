/** Who may see the results of donor imports, and who may start one (decision 340). */
import { COLLECTION_STAFF_ROLES, DONOR_SYNC_READERS, type Role } from '@portal/contract';
import { definePolicy } from '@portal/kit';

const everybody = (roles: readonly Role[]) => Object.fromEntries(roles.map((role) => [role, 'any' as const]));

export const donorSyncPolicy = definePolicy({
  object: 'donor-sync',
  relations: {},
  actions: {
    read: { who: everybody(DONOR_SYNC_READERS) },
    create: { who: everybody(COLLECTION_STAFF_ROLES) },
  },
});
