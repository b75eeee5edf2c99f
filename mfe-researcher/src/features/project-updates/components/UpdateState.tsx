import { PROJECT_UPDATE_LABELS, type ProjectUpdateState } from '@portal/contract/project-updates';
import { StatusBadge, type StatusTone } from '@portal/shared-ui';

const TONES: Readonly<Record<ProjectUpdateState, StatusTone>> = {
  suspended: 'danger',
  submitted: 'info',
  overdue: 'danger',
  pending: 'info',
  upcoming: 'neutral',
};

/** Badge for how soon a request ends. */
export const UpdateState = ({ state }: { state: ProjectUpdateState }) => (
  <StatusBadge tone={TONES[state]}>{PROJECT_UPDATE_LABELS[state]}</StatusBadge>
);
