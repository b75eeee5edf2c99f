/** Who sees which tissue requests on the brain bank's dashboard (spec 3 sections 2.8 and 6; decision 021). */
import { REQUEST_STATUS } from '@portal/contract';
import { definePolicy } from '@portal/kit';

export const tissueRequestPolicy = definePolicy({
  object: 'abn-request',
  relations: {
    // A draft is its owner's own affair until it is sent.
    sent: `t.status <> ${REQUEST_STATUS.CREATED}`,
    assigned: `t.status <> ${REQUEST_STATUS.CREATED}
      and exists (select from staff_api.review w where w.request_id = t.id and w.reviewer_id = :actor)`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['sent'],
        abn_proj_mgr: ['sent'],
        internal_read_only: ['sent'],
        abn_reviewer: ['assigned'],
      },
    },
  },
});
