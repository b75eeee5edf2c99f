import type { ReactNode } from 'react';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { LoadingText } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { TriageFrame } from '../components/TriageFrame.tsx';
import { useStaffRequest } from '../../request/api/use-staff-request.ts';
import { BREADCRUMBS } from '../../request/model/breadcrumbs.ts';
import { StaffRequestView } from '../../request/components/StaffRequestView.tsx';
import { request as words } from '#texts/request';

/** One request for staff, with the ADMIN panel (spec 3 section 2.6). */
export function Component() {
  const { objectId = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(objectId);
  const { data: request, etag, error, reload } = useStaffRequest(objectId, isNumber);
  if (!isNumber || (error?.status === 404 && !request))
    return <ToNotFound correlationId={error?.correlationId} />;
  const frame = (shown: ReactNode) => (
    <TriageFrame id={Number(objectId)} request={request?.id === Number(objectId) ? request : undefined}>
      {shown}
    </TriageFrame>
  );
  if (error && !request) {
    return frame(
      <Page title={words.title} breadcrumbs={BREADCRUMBS}>
        <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />
      </Page>,
    );
  }
  // the cache still returns the previous request until the next one is loaded
  if (request?.id !== Number(objectId)) {
    return frame(
      <Page title={words.title} breadcrumbs={BREADCRUMBS}>
        <LoadingText>{words.loading}</LoadingText>
      </Page>,
    );
  }
  return frame(<StaffRequestView key={request.id} request={request} etag={etag} reload={reload} />);
}
