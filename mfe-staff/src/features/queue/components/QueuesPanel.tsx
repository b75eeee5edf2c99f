import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { CountTiles } from '@portal/shared-ui/tiles';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { Text } from '@portal/shared-ui';
import { listQueues } from '../model/queues.ts';
import { useQueueCounts } from '../api/use-queue-counts.ts';
import { queue as words } from '#texts/queue';

/** Queues that wait for staff; the other two wait for the researcher. */
const WAITING: readonly string[] = ['new', 'unassigned', 'under-review'];

/** Home panel: the queues with their counts; for a reviewer, only their own requests. */
export function QueuesPanel() {
  const { role } = useSession();
  const user = useSessionUser();
  const queues = listQueues(role);
  const isReviewer = role === 'sfari_reviewer';
  const { counts, error, reload } = useQueueCounts(queues, isReviewer ? user.id : null);
  if (error) return <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />;
  return (
    <>
      <CountTiles
        label={isReviewer ? words.queues.ownLabel : words.queues.label}
        tiles={queues.map(({ key, label }) => ({
          label,
          to: `/resource-request?queue=${key}`,
          count: counts[key],
          isWaiting: WAITING.includes(key),
        }))}
      />
      <Text mt="3">
        <RouteLink to="/request">{words.queues.all}</RouteLink>
      </Text>
    </>
  );
}
