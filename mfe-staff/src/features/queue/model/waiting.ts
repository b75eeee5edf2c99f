import { AWAITING_STAFF } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';

/** Since when a request has waited for staff in its current status; null if it does not wait for staff. */
export const waitingSince = ({
  submission_date,
  status_since,
  status,
}: Pick<Request, 'submission_date' | 'status_since' | 'status'>): string | null =>
  AWAITING_STAFF.includes(status) ? (status_since ?? submission_date) : null;
