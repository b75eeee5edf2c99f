import type { Request } from '@portal/contract';
import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RequestSamplesTable, SampleNotices } from '@portal/shared-ui/sample-availability';
import { request as words } from '#texts/request';

/** Read-only sample availability of the request, for its owner (spec 2 section 2.4). */
export function AvailabilityTab({ request }: { request: Request }) {
  const read = useApi('GET /request/{id}/samples/', { params: { id: request.id } });
  if (read.data)
    return (
      <>
        <SampleNotices samples={read.data} />
        <RequestSamplesTable samples={read.data.results} />
      </>
    );
  return read.error ? (
    <RetryPanel title={words.samplesFailed} error={read.error} onRetry={() => void read.reload()} />
  ) : (
    <LoadingText />
  );
}
