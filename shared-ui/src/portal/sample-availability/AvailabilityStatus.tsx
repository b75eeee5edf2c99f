import {
  AVAILABILITY_LABELS,
  passesAvailability,
  type Availability,
} from '@portal/contract/samples/availability';
import { Text } from '@chakra-ui/react';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';

const tone = (availability: Availability): StatusTone =>
  availability === 'Available' ? 'success' : passesAvailability(availability) ? 'warning' : 'danger';

/** Whether a sample can be obtained, and what else speaks against it. */
export const AvailabilityStatus = ({
  availability,
  refusals = [],
  excess,
}: {
  availability: Availability;
  refusals?: readonly string[] | undefined;
  /** That more is asked for than there is (`excessWords`): it is said, and not refused. */
  excess?: string | undefined;
}) => (
  <>
    <StatusBadge
      tone={refusals.length > 0 ? 'danger' : excess === undefined ? tone(availability) : 'warning'}
    >
      {AVAILABILITY_LABELS[availability]}
    </StatusBadge>
    {refusals.map((reason) => (
      <Text key={reason} color="fg.error">
        {reason}
      </Text>
    ))}
    {excess === undefined ? null : <Text color="fg.error">{excess}</Text>}
  </>
);
