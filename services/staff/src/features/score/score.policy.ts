/** Who reads the scores of a request (spec 3 sections 2.6 and 6). Over `t` (researcher_api.request). */
import { REQUEST_STATUS, RESEARCH_MATCH_TYPES, TISSUE_TYPES } from '@portal/contract';
import { definePolicy } from '@portal/kit';

/** Nobody learns who reviews a request of their own, whatever roles they hold (decision 011). */
const OF_OTHERS = `t.status > ${REQUEST_STATUS.CREATED} and t.owner_id <> :actor`;

export const scorePolicy = definePolicy({
  object: 'request-scores',
  relations: {
    others: OF_OTHERS,
    tissue: `t.type in (${TISSUE_TYPES.join(', ')}) and ${OF_OTHERS}`,
    research_match: `t.type in (${RESEARCH_MATCH_TYPES.join(', ')}) and ${OF_OTHERS}`,
    /** Assigned, without a conflict of interest. */
    assigned: `exists (select 1 from researcher_api.review_state mine where mine.request_id = t.id
      and mine.reviewer_id = :actor and mine.has_conflict is not true) and ${OF_OTHERS}`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        internal_read_only: ['others'],
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
