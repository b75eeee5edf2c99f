import type { RequestStatus } from '@portal/contract/statuses';
import type { StatusTone } from '../../design/layout/StatusBadge.tsx';

export const STATUS_TONES: Readonly<Record<RequestStatus, StatusTone>> = {
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
