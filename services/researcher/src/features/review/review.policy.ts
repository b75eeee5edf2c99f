/** Who may see and assign reviewers (spec 3 section 6; decision 020). Over `t` (review) and its request. */
import { REVIEWER_LOCKED_STATUSES } from '@portal/contract';
import type { RequestStatus } from '@portal/contract';
import { relationsOfOthers, noConflictSql } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { requestRefusals } from '../../texts/en/request-refusals.ts';

export interface ReviewState {
  readonly status: RequestStatus;
  /** The assignment was not announced yet. */
  readonly is_unannounced: boolean;
}

export const LOCKED = requestRefusals.review.closed;
export const ANNOUNCED = requestRefusals.review.alreadyNotified;
export const isLocked = (status: RequestStatus): boolean => REVIEWER_LOCKED_STATUSES.includes(status);

const assigners = { sfari_admin: ['others'], abn_proj_mgr: ['tissue'] } as const;

export const reviewPolicy = definePolicy({
  object: 'review',
  relations: {
    /** A reviewer with a conflict of interest stays listed but no longer sees the review. */
    own: `t.reviewer_id = :actor and ${noConflictSql('t.request_id')}`,
    ...relationsOfOthers('request'),
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        access_admin: ['unconflicted'],
        internal_read_only: ['unconflicted'],
        abn_proj_mgr: ['tissue', 'own'],
        rm_admin: ['research_match', 'own'],
        sfari_reviewer: ['own'],
        internal_reviewer: ['own'],
        external_reviewer: ['own'],
        abn_reviewer: ['own'],
      },
    },
    // Checked on the request, because no review exists yet; `own` has no meaning here.
    create: { who: assigners },
    delete: { who: assigners, when: ({ status }: ReviewState) => !isLocked(status), because: LOCKED },
    undo: { who: assigners, when: (review: ReviewState) => review.is_unannounced, because: ANNOUNCED },
  },
});
