/**
 * Who may read and write the summary of a Research Match application. Conditions refer to `t`
 * (researcher_api.match_application).
 */
import { REQUEST_STATUS } from '@portal/contract';
import { relationsOfOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';

const { others, unconflicted } = relationsOfOthers('t', `t.status > ${REQUEST_STATUS.CREATED}`);

/** Everyone who sees an application's reviewers may read its summary too. */
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
    /** To change the due date that the review window set. */
    set_due_date: { who: { sfari_admin: ['others'] } },
    /** To read and write the meeting notes. */
    meeting_notes: { who: { sfari_admin: ['others'] } },
  },
});
