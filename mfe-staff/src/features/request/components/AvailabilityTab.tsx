import type { Request } from '@portal/contract/types';
import { Button, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RequestSamplesTable, SampleNotices } from '@portal/shared-ui/sample-availability';
import { useState } from 'react';
import { SampleEditor } from './SampleEditor.tsx';
import { samples as words } from '#texts/samples';

/** Whether the samples of the request can be had; administrators correct them until it is decided (spec 3 section 2.6). */
export function AvailabilityTab({ request }: { request: Request }) {
  const read = useApi('GET /request/{id}/samples/', { params: { id: request.id } });
  const [isEditing, setEditing] = useState(false);
  if (!read.data)
    return read.error ? (
      <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />
    ) : (
      <LoadingText />
    );
  const { data } = read;
  if (isEditing && data.sample_type)
    return (
      <SampleEditor
        request={request}
        kind={data.sample_type.id}
        samples={data.results}
        onClose={() => {
          setEditing(false);
          void read.reload();
        }}
      />
    );
  return (
    <>
      <SampleNotices samples={data} />
      {request.abilities['correct_samples'] && data.sample_type ? (
        <Button size="sm" variant="outline" mb="3" onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
      ) : null}
      <RequestSamplesTable samples={data.results} />
    </>
  );
}
