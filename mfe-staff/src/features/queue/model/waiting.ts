import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';

/** Statuses at which someone here has to act. */
const OURS: readonly number[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING, S.APPROVED_PENDING_TEAM];

/** Since when a request is in its present status, where someone here is waited for; null for others. */
export const waitingSince = ({
  submission_date,
  status_since,
  status,
}: Pick<Request, 'submission_date' | 'status_since' | 'status'>): string | null =>
  OURS.includes(status) ? (status_since ?? submission_date) : null;
