import { LIMITS } from '@portal/contract/limits';
import type { SessionRole } from '@portal/contract/roles';
import { TISSUE_TYPES } from '@portal/contract/statuses';
import type { QueryValues } from '@portal/shared-ui/data';
import { nextStatuses } from './next-requests.ts';
import { OPEN_STATUSES } from './review-sections.ts';

/** Addresses of the lists on the home page, which can be stepped through like queues. */
export const NEXT_ON_HOME = '/';
export const REVIEWS_ON_HOME = '/?panel=reviews';

/** The requests that wait for the role, longest first. */
export const waitingQuery = (role: SessionRole | null): QueryValues => ({
  status__in: nextStatuses(role).join(','),
  // an approved renewal gives no access of its own
  ...(role === 'access_admin' ? { renewal_of__isnull: true } : {}),
  ordering: '-days_in_status',
});

/** The undecided requests that the person was asked to review, oldest first. */
export const reviewsQuery = (role: SessionRole | null, userId: number): QueryValues => ({
  ...(role === 'abn_reviewer' ? { type__in: TISSUE_TYPES.join(',') } : {}),
  reviews__user: userId,
  status__in: OPEN_STATUSES,
  ordering: 'submission_date',
});

/** The maximum number of reviews that one person has. */
export const MOST_REVIEWS = LIMITS.otherReviewers;
