/** Who reads and writes the summary of a Research Match application. Over `t` (researcher_api.match_application). */
import { REQUEST_STATUS } from '@portal/contract';
import { definePolicy } from '@portal/kit';

/** Nobody reads what staff write about an application of their own, whatever roles they hold (decision 011). */
const OF_OTHERS = `t.status > ${REQUEST_STATUS.CREATED} and t.owner_id <> :actor`;
/** Staff who have a conflict of interest read nothing of it (decision 250). */
const WITHOUT_CONFLICT = `${OF_OTHERS} and not exists (select 1 from researcher_api.conflict declared
  where declared.request_id = t.id and declared.user_id = :actor and declared.conflict_exists)`;

/** Who sees the reviewers of an application reads its summary too. */
export const matchSummaryPolicy = definePolicy({
  object: 'match-summary',
  relations: {
    others: OF_OTHERS,
    without_conflict: WITHOUT_CONFLICT,
    assigned: `exists (select 1 from researcher_api.review mine where mine.request_id = t.id
      and mine.reviewer_id = :actor) and ${WITHOUT_CONFLICT}`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        internal_read_only: ['without_conflict'],
        access_admin: ['without_conflict'],
        rm_admin: ['without_conflict'],
        sfari_reviewer: ['without_conflict'],
        internal_reviewer: ['assigned'],
        external_reviewer: ['assigned'],
      },
    },
    edit: { who: { sfari_admin: ['others'], rm_admin: ['without_conflict'] } },
    /** Of the review window. */
    set_due_date: { who: { sfari_admin: ['others'] } },
    /** To read and to write them. */
    meeting_notes: { who: { sfari_admin: ['others'] } },
  },
});
