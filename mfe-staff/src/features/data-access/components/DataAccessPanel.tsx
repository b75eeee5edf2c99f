import { fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { dataAccess } from '#texts/data-access';

const words = dataAccess.panel;

/** Home panel: whether external systems match the ledger and received every change. */
export function DataAccessPanel() {
  const drift = useList('GET /access-drift/', { closed__isnull: true, limit: 1 });
  const failed = useList('GET /datasetaccess/', { external__state: 'failed', limit: 1 });
  const error = drift.error ?? failed.error;
  const reload = () => Promise.all([drift.reload(), failed.reload()]);
  if (error) return <RetryPanel title={words.title} error={error} onRetry={() => void reload()} />;
  if (drift.isLoading || failed.isLoading) return <LoadingText />;
  return (
    <Stack gap="2" align="flex-start">
      <Text>
        {fill(words.failedUpdates, { count: failed.count })}{' '}
        {failed.count > 0 && drift.count === 0
          ? words.otherwiseSame
          : fill(words.differences, { count: drift.count })}
      </Text>
      <RouteLink to="/dataaccess">{words.open}</RouteLink>
    </Stack>
  );
}
