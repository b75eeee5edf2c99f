/** Who reads the agenda of a review meeting, which shows reviewers and conflicts of interest. Over `request`. */
import { relationsOfOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';

const { others, tissue, research_match: researchMatch } = relationsOfOthers('request');

export const reviewMeetingPolicy = definePolicy({
  object: 'review-meeting',
  relations: { others, tissue, research_match: researchMatch },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue'],
      },
    },
    /** Only for people who may write the notes of the meeting. */
    read_decision: { who: { sfari_admin: ['others'], abn_proj_mgr: ['tissue'] } },
  },
});
