import { fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { dataAccess } from '#texts/data-access';

const words = dataAccess.panel;

/** On the home: whether outside systems hold what the ledger says. */
export function DataAccessPanel() {
  const { count, isLoading, error, reload } = useList('GET /access-drift/', {
    closed__isnull: true,
    limit: 1,
  });
  if (error) return <RetryPanel title={words.title} error={error} onRetry={() => void reload()} />;
  if (isLoading) return <LoadingText />;
  return (
    <Stack gap="2" align="flex-start">
      <Text>{fill(words.differences, { count })}</Text>
      <RouteLink to="/dataaccess">{words.open}</RouteLink>
    </Stack>
  );
}
