import { Box, Heading, LoadingText, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RequestSamplesTable } from '@portal/shared-ui/sample-availability';
import { samples as words } from '#texts/samples';

/**
 * The samples of a submitted request: read-only for its owner, editable for staff (decision "Samples after the draft").
 */
export default function SubmittedSamples({ requestId, label }: { requestId: number; label: string }) {
  const { data, error, reload } = useApi('GET /request/{id}/samples/', { params: { id: requestId } });
  return (
    <Box>
      <Heading as="h4" size="sm">
        {label}
      </Heading>
      <Text color="fg.muted" mb="3">
        {words.locked}
      </Text>
      {data ? (
        <RequestSamplesTable samples={data.results} />
      ) : error ? (
        <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText />
      )}
    </Box>
  );
}
