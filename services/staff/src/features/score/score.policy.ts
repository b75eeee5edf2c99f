/**
 * Who may read the scores of a request (spec 3 sections 2.6 and 6). Conditions refer to `t` (researcher_api.request).
 */
import { REQUEST_STATUS } from '@portal/contract';
import { relationsOfOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';

const {
  unconflicted,
  tissue,
  research_match: researchMatch,
} = relationsOfOthers('t', `t.status > ${REQUEST_STATUS.CREATED}`);

export const scorePolicy = definePolicy({
  object: 'request-scores',
  relations: {
    unconflicted,
    tissue,
    research_match: researchMatch,
    assigned: `exists (select 1 from researcher_api.review mine where mine.request_id = t.id
      and mine.reviewer_id = :actor) and ${unconflicted}`,
  },
  actions: {
    // People with a conflict of interest read no scores, not even administrators (decision 447).
    read: {
      who: {
        sfari_admin: ['unconflicted'],
        superuser: ['unconflicted'],
        internal_read_only: ['unconflicted'],
        abn_proj_mgr: ['tissue', 'assigned'],
        rm_admin: ['research_match', 'assigned'],
        sfari_reviewer: ['assigned'],
        internal_reviewer: ['assigned'],
        external_reviewer: ['assigned'],
        abn_reviewer: ['assigned'],
      },
    },
  },
});
