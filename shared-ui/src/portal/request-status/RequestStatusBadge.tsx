import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { StatusBadge } from '../../design/layout/StatusBadge.tsx';
import { STATUS_TONES } from './status-tones.ts';

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  return <StatusBadge tone={STATUS_TONES[status]}>{REQUEST_STATUS_LABELS[status]}</StatusBadge>;
}
