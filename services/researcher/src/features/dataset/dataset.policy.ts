import { STAFF_ROLES } from '@portal/contract';
import { definePolicy } from '@portal/kit';

const staff = Object.fromEntries(STAFF_ROLES.map((role) => [role, 'any'])) as Record<
  (typeof STAFF_ROLES)[number],
  'any'
>;

/** The catalogue is public; older versions and datasets taken out of it are for staff (spec 2 sections 2.7 and 4). */
export const datasetPolicy = definePolicy({
  object: 'dataset',
  relations: { catalogue: 't.active and t.parent is null' },
  actions: { read: { who: { ...staff, anyone: ['catalogue'] } } },
});

/** The ledger of access: everybody their own rows, staff all (spec 2 section 6). */
export const datasetAccessPolicy = definePolicy({
  object: 'datasetaccess',
  relations: {
    self: 't.user_id = :actor',
  },
  actions: { read: { who: { ...staff, signed_in: ['self'] } } },
});
