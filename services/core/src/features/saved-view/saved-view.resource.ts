import { savedViewObject, STAFF_ROLES } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { SavedViewModel } from '../../models/index.ts';

/** People see only their own views. To share a view, they share its address. */
const own = Object.fromEntries(STAFF_ROLES.map((role) => [role, ['own'] as const]));

const savedViewPolicy = definePolicy({
  object: 'saved-view',
  relations: { own: 't.user_id = :actor' },
  actions: {
    read: { who: own },
    create: { who: Object.fromEntries(STAFF_ROLES.map((role) => [role, 'any' as const])) },
    edit: { who: own },
    delete: { who: own },
  },
});

export const savedViewResource = defineResource({
  object: savedViewObject,
  ...fromModel(SavedViewModel),
  policy: savedViewPolicy,
});
