import { AWAITING_STAFF } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';

/** Since when a request is in its present status, where someone here is waited for; null for others. */
export const waitingSince = ({
  submission_date,
  status_since,
  status,
}: Pick<Request, 'submission_date' | 'status_since' | 'status'>): string | null =>
  AWAITING_STAFF.includes(status) ? (status_since ?? submission_date) : null;
