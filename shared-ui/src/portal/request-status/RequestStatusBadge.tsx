import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';

const TONES: Readonly<Record<RequestStatus, StatusTone>> = {
  1: 'neutral',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'danger',
  6: 'warning',
  7: 'success',
  8: 'info',
  9: 'warning',
  10: 'warning',
  11: 'closed',
  12: 'warning',
  13: 'closed',
  14: 'danger',
};

/** The status of a request in its own words; the same look in every app. */
export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  return <StatusBadge tone={TONES[status]}>{REQUEST_STATUS_LABELS[status]}</StatusBadge>;
}
