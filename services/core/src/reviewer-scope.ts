/** What people who only review see beyond their own: what belongs to a request that they review (spec 3 section 6). */
import { REQUEST_STATUS, TISSUE_TYPES } from '@portal/contract';

const SUBMITTED = `scope.status <> ${REQUEST_STATUS.CREATED}`;

/**
 * Relations over alias `t`. `condition` ties a request, aliased `scope`, to the row; the brain bank's reviewers see every
 * submitted tissue request (decision 010).
 */
export const reviewerScope = (condition: string, join = '') =>
  ({
    reviewer: `exists (select 1 from staff_api.review mine
      join researcher_api.request scope on scope.id = mine.request_id ${join}
      where mine.reviewer_id = :actor and ${condition} and ${SUBMITTED})`,
    tissue: `exists (select 1 from researcher_api.request scope ${join}
      where ${condition} and ${SUBMITTED} and scope.type in (${TISSUE_TYPES.join(', ')}))`,
  }) as const;

/** Part of a policy's `who`, beside `seenByStaff`. */
export const seenByReviewers = {
  external_reviewer: ['reviewer'],
  internal_reviewer: ['reviewer'],
  abn_reviewer: ['tissue', 'reviewer'],
} as const;
