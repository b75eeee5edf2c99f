import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';

export const TODAY = 'Today';
const DAY = 86_400_000;
/** Statuses at which somebody here has to act. */
const OURS: readonly number[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING, S.APPROVED_PENDING_TEAM];

type Waiting = Pick<Request, 'submission_date' | 'status_since' | 'status'>;

/** Researchers are told two weeks. */
const LONG = 14;

/** Whole days in the present status, for requests that wait for somebody here; null for others. */
function daysWaiting({ submission_date, status_since, status }: Waiting, now: number): number | null {
  const since = status_since ?? submission_date;
  if (!since || !OURS.includes(status)) return null;
  return Math.max(0, Math.floor((now - Date.parse(since)) / DAY));
}

export const waitsLong = (request: Waiting, now = Date.now()): boolean =>
  (daysWaiting(request, now) ?? 0) > LONG;

/** The same in words; '' where nobody here is waited for. */
export function waiting(request: Waiting, now = Date.now()): string {
  const days = daysWaiting(request, now);
  if (days === null) return '';
  if (days === 0) return TODAY;
  return days === 1 ? '1 day' : `${days} days`;
}
