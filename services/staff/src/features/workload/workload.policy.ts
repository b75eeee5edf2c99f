/** Who sees how much reviewers have to do (decision 281). */
import { REVIEWING_ROLES, TISSUE_TYPES } from '@portal/contract';
import { definePolicy } from '@portal/kit';
import { WAITING } from './waiting.sql.ts';

const GROUPS = REVIEWING_ROLES.map((role) => `'${role}'`).join(', ');

/** Over `t` (core_api.person): who may be assigned, and who still has a review although they may not any more. */
export const workloadPolicy = definePolicy({
  object: 'workload',
  relations: {
    reviewing: `(t.id = any(array(select held.user_id from core_api.person_group held where held.role in (${GROUPS}))) and t.active)
      or t.id = any(array(select distinct waiting.reviewer_id from (${WAITING}) waiting))`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['reviewing'],
        superuser: ['reviewing'],
        internal_read_only: ['reviewing'],
        abn_proj_mgr: ['reviewing'],
      },
    },
  },
});

/** Nobody learns who reviews a request of their own, whatever roles they hold (decision 011). */
const OF_OTHERS = 'request.owner_id <> :actor';

/** Over `t` (open reviews) and its request. */
export const openReviewPolicy = definePolicy({
  object: 'open-review',
  relations: {
    others: OF_OTHERS,
    tissue: `request.type in (${TISSUE_TYPES.join(', ')}) and ${OF_OTHERS}`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        internal_read_only: ['others'],
        abn_proj_mgr: ['tissue'],
      },
    },
  },
});
