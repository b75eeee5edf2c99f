/** Who may see reviewers' workload (decision 281). */
import { REVIEWING_ROLES } from '@portal/contract';
import { relationsOfOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { WAITING } from './waiting.sql.ts';

const GROUPS = REVIEWING_ROLES.map((role) => `'${role}'`).join(', ');

/**
 * On `t` (core_api.person): people who may be assigned, and people who still have a review although they no longer may.
 */
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

const { others, unconflicted, tissue } = relationsOfOthers('request');

/** On `t` (open reviews) and its request. */
export const openReviewPolicy = definePolicy({
  object: 'open-review',
  relations: { others, unconflicted, tissue },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        internal_read_only: ['unconflicted'],
        abn_proj_mgr: ['tissue'],
      },
    },
  },
});
