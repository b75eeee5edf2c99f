import type { Request } from '@portal/contract';
import { PENDING_DAYS, SUBMITTED_RENEWAL_STATUSES } from '@portal/contract/project-updates';

const DAY = 86_400_000;

/** Whether the Project Updates Dashboard calls the request Pending or Overdue: to renew is what there is to do then. */
export const isRenewalDue = ({ expiration_date: end }: Pick<Request, 'expiration_date'>, now = Date.now()) =>
  end !== null && Date.parse(end) - now <= PENDING_DAYS * DAY;

/** Whether a renewal of the request is with the foundation: another one cannot begin, and its owner waits. */
export const isRenewalIn = ({ renewal_status: status }: Pick<Request, 'renewal_status'>): boolean =>
  status !== undefined && status !== null && SUBMITTED_RENEWAL_STATUSES.includes(status);
