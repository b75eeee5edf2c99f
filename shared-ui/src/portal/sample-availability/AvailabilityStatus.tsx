import {
  AVAILABILITY_LABELS,
  passesAvailability,
  type Availability,
} from '@portal/contract/samples/availability';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';

const tone = (availability: Availability): StatusTone =>
  availability === 'Available' ? 'success' : passesAvailability(availability) ? 'warning' : 'danger';

export const AvailabilityStatus = ({ availability }: { availability: Availability }) => (
  <StatusBadge tone={tone(availability)}>{AVAILABILITY_LABELS[availability]}</StatusBadge>
);
