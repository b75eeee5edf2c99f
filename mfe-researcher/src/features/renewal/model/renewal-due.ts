import type { Request } from '@portal/contract';
import { countDays, dayIn, utcDay } from '@portal/contract/days';
import { PENDING_DAYS, SUBMITTED_RENEWAL_STATUSES } from '@portal/contract/project-updates';

/** Whether the Project Updates Dashboard calls the request Pending or Overdue: to renew is what there is to do then. */
export const isRenewalDue = (
  { expiration_date: end }: Pick<Request, 'expiration_date'>,
  timeZone: string,
  now = new Date(),
): boolean => end !== null && countDays(dayIn(now, timeZone), utcDay(end)) <= PENDING_DAYS;

/** Whether a renewal of the request is with the foundation: another one cannot begin, and its owner waits. */
export const isRenewalIn = ({ renewal_status: status }: Pick<Request, 'renewal_status'>): boolean =>
  status !== undefined && status !== null && SUBMITTED_RENEWAL_STATUSES.includes(status);
