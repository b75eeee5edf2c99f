import {
  AVAILABILITY_LABELS,
  passesAvailability,
  type Availability,
} from '@portal/contract/samples/availability';
import { Text } from '@chakra-ui/react';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';

const tone = (availability: Availability): StatusTone =>
  availability === 'Available' ? 'success' : passesAvailability(availability) ? 'warning' : 'danger';

/** Whether a sample is available, and other reasons why it is refused. */
export const AvailabilityStatus = ({
  availability,
  refusals = [],
  excess,
}: {
  availability: Availability;
  refusals?: readonly string[] | undefined;
  /** The warning that more is requested than available (`excessWords`); it does not refuse the sample. */
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
