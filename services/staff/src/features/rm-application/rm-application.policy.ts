/**
 * Who may see which Research Match applications (spec 3 sections 2.3 and 6). Conditions refer to `t`
 * (researcher_api.request).
 */
import { REQUEST_STATUS, RESEARCH_MATCH_TYPES } from '@portal/contract';
import { relationsOfOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';

/** Only its owner sees a draft. */
const { others, unconflicted } = relationsOfOthers(
  't',
  `t.type in (${RESEARCH_MATCH_TYPES.join(', ')}) and t.status > ${REQUEST_STATUS.CREATED}`,
);

export const rmApplicationPolicy = definePolicy({
  object: 'rm-application',
  relations: {
    others,
    unconflicted,
    assigned: `${unconflicted} and t.id = any(array(select mine.request_id from researcher_api.review mine
      where mine.reviewer_id = :actor))`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        access_admin: ['unconflicted'],
        internal_read_only: ['unconflicted'],
        sfari_reviewer: ['unconflicted'],
        rm_admin: ['unconflicted'],
        internal_reviewer: ['assigned'],
        external_reviewer: ['assigned'],
      },
    },
  },
});
