/** Who reads and writes the summary of a Research Match application. Over `t` (researcher_api.match_application). */
import { REQUEST_STATUS } from '@portal/contract';
import { relationsOfOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';

const { others, unconflicted } = relationsOfOthers('t', `t.status > ${REQUEST_STATUS.CREATED}`);

/** Who sees the reviewers of an application reads its summary too. */
export const matchSummaryPolicy = definePolicy({
  object: 'match-summary',
  relations: {
    others,
    unconflicted,
    assigned: `exists (select 1 from researcher_api.review mine where mine.request_id = t.id
      and mine.reviewer_id = :actor) and ${unconflicted}`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        internal_read_only: ['unconflicted'],
        access_admin: ['unconflicted'],
        rm_admin: ['unconflicted'],
        sfari_reviewer: ['unconflicted'],
        internal_reviewer: ['assigned'],
        external_reviewer: ['assigned'],
      },
    },
    edit: { who: { sfari_admin: ['others'], rm_admin: ['unconflicted'] } },
    /** Of the review window. */
    set_due_date: { who: { sfari_admin: ['others'] } },
    /** To read and to write them. */
    meeting_notes: { who: { sfari_admin: ['others'] } },
  },
});
