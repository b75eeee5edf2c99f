import {
  INSTITUTION_STATUS_LABELS,
  RDA_STATUS_LABELS,
  type InstitutionStatus as Status,
  type RdaStatus,
} from '@portal/contract/statuses';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';

const TONES: Readonly<Record<Status, StatusTone>> = {
  1: 'neutral',
  2: 'info',
  3: 'success',
  4: 'danger',
  5: 'warning',
  6: 'warning',
};
const RDA_TONES: Readonly<Record<RdaStatus, StatusTone>> = {
  1: 'warning',
  2: 'info',
  3: 'success',
  4: 'neutral',
};

/** Where an institution stands (spec 1 section 4). */
export function InstitutionStatusBadge({ status }: { status: Status }) {
  return <StatusBadge tone={TONES[status]}>{INSTITUTION_STATUS_LABELS[status]}</StatusBadge>;
}

/** Where its agreement stands. */
export function RdaStatusBadge({ status }: { status: RdaStatus }) {
  return <StatusBadge tone={RDA_TONES[status]}>{RDA_STATUS_LABELS[status]}</StatusBadge>;
}
