import type { InstitutionStatus } from '@portal/contract/statuses';
import type { StatusTone } from '../../design/layout/StatusBadge.tsx';

export const INSTITUTION_TONES: Readonly<Record<InstitutionStatus, StatusTone>> = {
  1: 'neutral',
  2: 'info',
  3: 'success',
  4: 'danger',
  5: 'warning',
  6: 'warning',
};
