import type { Request } from '@portal/contract/types';
import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RequestSamplesTable, SampleNotices } from '@portal/shared-ui/sample-availability';
import { useState } from 'react';
import { SampleEditor } from './SampleEditor.tsx';
import { samples as words } from '#texts/samples';

/**
 * Sample availability of the request. Administrators can correct the samples until the request is decided (spec 3
 * section 2.6).
 */
export function AvailabilityTab({ request }: { request: Request }) {
  const read = useApi('GET /request/{id}/samples/', { params: { id: request.id } });
  const [version, setVersion] = useState(0);
  if (!read.data)
    return read.error ? (
      <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />
    ) : (
      <LoadingText />
    );
  const { data } = read;
  const startAgain = async () => {
    await read.reload();
    setVersion((current) => current + 1);
  };
  return (
    <>
      <SampleNotices samples={data} />
      {request.abilities['correct_samples'] && data.sample_type ? (
        <SampleEditor
          key={version}
          request={request}
          kind={data.sample_type.id}
          samples={data.results}
          onStartAgain={startAgain}
        />
      ) : (
        <RequestSamplesTable samples={data.results} />
      )}
    </>
  );
}
