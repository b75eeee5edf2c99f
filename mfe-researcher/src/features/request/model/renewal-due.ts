import type { Request } from '@portal/contract';
import { countDays, dayIn, utcDay } from '@portal/contract/days';
import { PENDING_DAYS } from '@portal/contract/project-updates';
import { CLOSED_RENEWAL_STATUSES } from '@portal/contract/request-types/renewals/renewal-rules';
import { isEditableByOwner } from '@portal/contract/transitions';
import type { Renewal } from '@portal/contract/types';

export const isOpenRenewal = ({ status }: Pick<Renewal, 'status'>): boolean =>
  !CLOSED_RENEWAL_STATUSES.includes(status);

export const isEditableRenewal = ({ type, status }: Pick<Renewal, 'type' | 'status'>): boolean =>
  isEditableByOwner(type, status);

/** True if the Project Updates Dashboard shows the request as Pending or Overdue, so that renewing is the next step. */
export const isRenewalDue = (
  { expiration_date: end }: Pick<Request, 'expiration_date'>,
  timeZone: string,
  now = new Date(),
): boolean => end !== null && countDays(dayIn(now, timeZone), utcDay(end)) <= PENDING_DAYS;
