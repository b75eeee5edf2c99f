import type { Request } from '@portal/contract';
import { PENDING_DAYS } from '@portal/contract/project-updates';

const DAY = 86_400_000;

/** Whether the Project Updates Dashboard calls the request Pending or Overdue: to renew is what there is to do then. */
export const isRenewalDue = ({ expiration_date: end }: Pick<Request, 'expiration_date'>, now = Date.now()) =>
  end !== null && Date.parse(end) - now <= PENDING_DAYS * DAY;
