import { INCIDENT_STATUS_LABELS, type IncidentStatus } from '@portal/contract/incidents';
import { StatusBadge, type StatusTone } from '../../design/index.ts';

const TONES: Readonly<Record<IncidentStatus, StatusTone>> = {
  new: 'danger',
  in_progress: 'info',
  closed: 'closed',
};

export const IncidentState = ({ status }: { status: IncidentStatus }) => (
  <StatusBadge tone={TONES[status]}>{INCIDENT_STATUS_LABELS[status]}</StatusBadge>
);
