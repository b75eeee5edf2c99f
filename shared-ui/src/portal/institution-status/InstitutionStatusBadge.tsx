import {
  INSTITUTION_STATUS_LABELS,
  RDA_STATUS_LABELS,
  type InstitutionStatus,
  type RdaStatus,
} from '@portal/contract/statuses';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';
import { INSTITUTION_TONES } from './institution-tones.ts';

const RDA_TONES: Readonly<Record<RdaStatus, StatusTone>> = {
  1: 'warning',
  2: 'info',
  3: 'success',
  4: 'neutral',
};

/** The state of an institution (spec 1 section 4). */
export function InstitutionStatusBadge({ status }: { status: InstitutionStatus }) {
  return <StatusBadge tone={INSTITUTION_TONES[status]}>{INSTITUTION_STATUS_LABELS[status]}</StatusBadge>;
}

/** The status of the institution's agreement. */
export function RdaStatusBadge({ status }: { status: RdaStatus }) {
  return <StatusBadge tone={RDA_TONES[status]}>{RDA_STATUS_LABELS[status]}</StatusBadge>;
}
