import { Box, EmptyState, LoadingText } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useFlow } from '../api/use-flow.ts';
import { FlowTable } from './FlowTable.tsx';
import { queue as words } from '#texts/queue';

/** Home panel: open requests by status and age, as a table with bars. */
export function FlowPanel() {
  const { rows, isLoading, error, reload } = useFlow();
  if (error) return <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />;
  if (isLoading) return <LoadingText>{words.loading}</LoadingText>;
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" px={{ base: '4', md: '5' }} py="4">
      {rows.length === 0 ? (
        <EmptyState headingLevel={3} title={words.flow.emptyTitle} />
      ) : (
        <FlowTable rows={rows} />
      )}
    </Box>
  );
}
