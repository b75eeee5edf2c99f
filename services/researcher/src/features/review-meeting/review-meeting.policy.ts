/** Who reads the agenda of a review meeting, which tells who reviews and who has a conflict of interest. Over `request`. */
import { definePolicy } from '@portal/kit';
import { withoutConflict } from '../../conflict.sql.ts';
import { relationsOfOthers } from '../../relations-of-others.ts';

const { others, tissue, research_match: researchMatch } = relationsOfOthers;
/** Administrators see every request; who else has a conflict of interest reads nothing of it. */
const unconflicted = (relation: string): string => `${relation} and ${withoutConflict('request.id')}`;

export const reviewMeetingPolicy = definePolicy({
  object: 'review-meeting',
  relations: { others, tissue: unconflicted(tissue), research_match: unconflicted(researchMatch) },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue'],
      },
    },
    /** Of who keeps the notes of the meeting. */
    read_decision: { who: { sfari_admin: ['others'], abn_proj_mgr: ['tissue'] } },
  },
});
