import { StatusBadge, Text } from '@portal/shared-ui';
import type { Outcome } from '../model/use-batch.ts';

/** What became of one row of a batch: `done` names the decision. */
export const RowOutcome = ({ outcome, done }: { outcome: Outcome; done: string }) =>
  outcome === 'done' ? (
    <StatusBadge tone="success">{done}</StatusBadge>
  ) : (
    <Text color="fg.error" mb="1" overflowWrap="anywhere">
      {outcome.refused}
    </Text>
  );
