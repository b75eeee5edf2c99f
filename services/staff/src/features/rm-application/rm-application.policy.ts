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

/** Reviews of the caller; with a condition on whether they are submitted. */
const ownReview = (condition: string): string =>
  `exists (select 1 from researcher_api.review mine left join staff.review_score own on own.id = mine.id
    where mine.request_id = t.id and mine.reviewer_id = :actor and own.submitted_at ${condition})`;

export const rmApplicationPolicy = definePolicy({
  object: 'rm-application',
  relations: {
    others,
    unconflicted,
    assigned: `${unconflicted} and t.id = any(array(select mine.request_id from researcher_api.review mine
      where mine.reviewer_id = :actor))`,
    // whatever other rights a reviewer has: the reviews of others are shown once their own is submitted
    owes_nothing: `${unconflicted} and not ${ownReview('is null')}`,
    submitted: `${unconflicted} and ${ownReview('is not null')}`,
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
    // as the scores of one request are read
    read_scores: {
      who: {
        sfari_admin: ['owes_nothing'],
        superuser: ['owes_nothing'],
        internal_read_only: ['owes_nothing'],
        rm_admin: ['owes_nothing'],
        sfari_reviewer: ['submitted'],
        internal_reviewer: ['submitted'],
        external_reviewer: ['submitted'],
      },
    },
  },
});
