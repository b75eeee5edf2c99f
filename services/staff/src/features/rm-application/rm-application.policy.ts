/** Who sees which Research Match applications (spec 3 sections 2.3 and 6). Over `t` (researcher_api.request). */
import { REQUEST_STATUS, RESEARCH_MATCH_TYPES } from '@portal/contract';
import { definePolicy } from '@portal/kit';

/** A draft is its owner's affair; nobody learns who reviews an application of their own (decision 011). */
const OF_OTHERS = `t.type in (${RESEARCH_MATCH_TYPES.join(', ')}) and t.status > ${REQUEST_STATUS.CREATED} and t.owner_id <> :actor`;
/** Staff who have a conflict of interest with an application do not read it; administrators see every one. */
const WITHOUT_CONFLICT = `${OF_OTHERS} and not (t.id = any(array(select declared.request_id from researcher_api.conflict declared
  where declared.user_id = :actor and declared.conflict_exists)))`;

export const rmApplicationPolicy = definePolicy({
  object: 'rm-application',
  relations: {
    others: OF_OTHERS,
    shown: WITHOUT_CONFLICT,
    assigned: `${WITHOUT_CONFLICT} and t.id = any(array(select mine.request_id from researcher_api.review mine
      where mine.reviewer_id = :actor))`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        access_admin: ['shown'],
        internal_read_only: ['shown'],
        sfari_reviewer: ['shown'],
        rm_admin: ['shown'],
        internal_reviewer: ['assigned'],
        external_reviewer: ['assigned'],
      },
    },
  },
});
