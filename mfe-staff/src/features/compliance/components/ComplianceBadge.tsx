import { COMPLIANCE_STATUS_LABELS, type ComplianceStatus } from '@portal/contract/compliance';
import { StatusBadge, type StatusTone } from '@portal/shared-ui';

const TONES: Readonly<Record<ComplianceStatus, StatusTone>> = { 1: 'success', 2: 'warning', 3: 'danger' };

/** Badge for whether an institution has verified its researchers this year. */
export const ComplianceBadge = ({ status }: { status: ComplianceStatus }) => (
  <StatusBadge tone={TONES[status]}>{COMPLIANCE_STATUS_LABELS[status]}</StatusBadge>
);
