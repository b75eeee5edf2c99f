import { chakra, HStack, LoadingText, Text } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { queuesOf } from '../api/queues.ts';
import { useQueueCounts } from '../api/useQueueCounts.ts';

/** Home panel: the queues with how many wait in each; a reviewer's own. */
export function QueuesPanel() {
  const { role } = useSession();
  const user = useSessionUser();
  const { counts, ...list } = useQueueCounts(role === 'sfari_reviewer' ? user.id : null);
  if (list.error) {
    return (
      <RetryPanel title="Could not get requests." error={list.error} onRetry={() => void list.reload()} />
    );
  }
  if (list.isLoading) return <LoadingText>Fetching Information</LoadingText>;
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {queuesOf(role).map(({ key, label, status }) => (
        <chakra.li key={key} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <HStack justify="space-between" py="2.5">
            <RouteLink to={`/resource-request?queue=${key}`}>{label}</RouteLink>
            {status === undefined ? null : (
              <Text fontVariantNumeric="tabular-nums" fontWeight="semibold">
                {counts[String(status)] ?? 0}
              </Text>
            )}
          </HStack>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
