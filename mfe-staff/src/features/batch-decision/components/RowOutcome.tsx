import { StatusBadge, Text } from '@portal/shared-ui';
import type { Outcome } from './use-batch.ts';

/** The result of one batch row. `done` is the text for success. */
export const RowOutcome = ({ outcome, done }: { outcome: Outcome; done: string }) =>
  outcome === 'done' ? (
    <StatusBadge tone="success">{done}</StatusBadge>
  ) : (
    <Text color="fg.error" mb="1" overflowWrap="anywhere">
      {outcome.refused}
    </Text>
  );
