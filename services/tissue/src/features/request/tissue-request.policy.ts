/** Who may see which tissue requests on the brain bank's dashboard (spec 3 sections 2.8 and 6; decision 021). */
import { REQUEST_STATUS } from '@portal/contract';
import { noConflictSql } from '@portal/common';
import { definePolicy } from '@portal/kit';

export interface TissueRequestState {
  readonly owner_id: number;
}

export const tissueRequestPolicy = definePolicy({
  object: 'abn-request',
  relations: {
    // Only its owner sees a draft. The condition is a range, so that an index can be used; no status is lower. People
    // with a conflict of interest about a request may not read it.
    sent: `t.status > ${REQUEST_STATUS.CREATED} and ${noConflictSql('t.id')}`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['sent'],
        abn_proj_mgr: ['sent'],
        internal_read_only: ['sent'],
        abn_reviewer: ['sent'],
      },
    },
  },
});
