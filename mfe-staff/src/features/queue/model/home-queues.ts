import { LIMITS } from '@portal/contract/limits';
import type { SessionRole } from '@portal/contract/roles';
import { TISSUE_TYPES } from '@portal/contract/statuses';
import type { QueryValues } from '@portal/shared-ui/data';
import { nextStatuses } from './next-requests.ts';
import { OPEN_STATUSES } from './review-sections.ts';

/** Addresses of the lists of the home page, from which one goes on through them as through a queue. */
export const NEXT_ON_HOME = '/';
export const REVIEWS_ON_HOME = '/?panel=reviews';

/** What the role is waited for, the longest wait first. */
export const waitingQuery = (role: SessionRole | null): QueryValues => ({
  status__in: nextStatuses(role).join(','),
  // an approved renewal gives no access of its own
  ...(role === 'access_admin' ? { renewal_of__isnull: true } : {}),
  ordering: '-days_in_status',
});

/** What the person was asked to review and is not decided yet, the oldest first. */
export const reviewsQuery = (role: SessionRole | null, userId: number): QueryValues => ({
  ...(role === 'abn_reviewer' ? { type__in: TISSUE_TYPES.join(',') } : {}),
  reviews__user: userId,
  status__in: OPEN_STATUSES,
  ordering: 'submission_date',
});

/** As many reviews as one person has. */
export const MOST_REVIEWS = LIMITS.otherReviewers;
