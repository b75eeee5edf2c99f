/** Who may see and assign reviewers (spec 3 section 6; decision 020). Over `t` (review) and `r` (its request). */
import { RESEARCH_MATCH_TYPES, REVIEWER_LOCKED_STATUSES, TISSUE_TYPES } from '@portal/contract';
import type { RequestStatus } from '@portal/contract';
import { definePolicy } from '@portal/kit';
import { requestRefusals } from '../../texts/en/request-refusals.ts';

export interface ReviewState {
  readonly status: RequestStatus;
  /** Nobody was told of the assignment yet. */
  readonly is_untold: boolean;
}

export const LOCKED = requestRefusals.review.closed;
export const TOLD = requestRefusals.review.toldAlready;
export const isLocked = (status: RequestStatus): boolean => REVIEWER_LOCKED_STATUSES.includes(status);

/** Nobody learns who reviews a request of their own, whatever roles they hold (decision 011). */
const OF_OTHERS = 'request.owner_id <> :actor';

const assigners = { sfari_admin: ['others'], abn_proj_mgr: ['tissue'] } as const;

export const reviewPolicy = definePolicy({
  object: 'review',
  relations: {
    own: 't.reviewer_id = :actor',
    others: OF_OTHERS,
    tissue: `request.type in (${TISSUE_TYPES.join(', ')}) and ${OF_OTHERS}`,
    research_match: `request.type in (${RESEARCH_MATCH_TYPES.join(', ')}) and ${OF_OTHERS}`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        access_admin: ['others'],
        internal_read_only: ['others'],
        abn_proj_mgr: ['tissue', 'own'],
        rm_admin: ['research_match', 'own'],
        sfari_reviewer: ['own'],
        internal_reviewer: ['own'],
        external_reviewer: ['own'],
        abn_reviewer: ['own'],
      },
    },
    // Judged on the request, before there is a row: `own` has no meaning here.
    create: { who: assigners },
    delete: { who: assigners, when: ({ status }: ReviewState) => !isLocked(status), because: LOCKED },
    undo: { who: assigners, when: (review: ReviewState) => review.is_untold, because: TOLD },
  },
});
