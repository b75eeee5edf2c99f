import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';

export const TODAY = 'Today';
const DAY = 86_400_000;
/** Statuses at which somebody here has to act. */
const OURS: readonly number[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING, S.APPROVED_PENDING_TEAM];

/** Whole days since the submission in words, for requests that wait for somebody here; '' for others. */
export function waiting(
  { submission_date, status }: Pick<Request, 'submission_date' | 'status'>,
  now = Date.now(),
): string {
  if (!submission_date || !OURS.includes(status)) return '';
  const days = Math.max(0, Math.floor((now - Date.parse(submission_date)) / DAY));
  if (days === 0) return TODAY;
  return days === 1 ? '1 day' : `${days} days`;
}
