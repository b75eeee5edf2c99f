import { MESSAGES } from '@portal/contract/messages';
import { RESEARCH_MATCH_TYPES } from '@portal/contract/statuses';
import { findMeeting } from '@portal/contract/transitions';
import type { ApiError } from '@portal/shared-ui/data';
import { useApi, useList } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { fill, LoadingText } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { useStaffRequest } from '../../request/api/use-staff-request.ts';
import { BREADCRUMBS } from '../../request/model/breadcrumbs.ts';
import { MeetingView } from '../components/MeetingView.tsx';
import { meeting as words } from '#texts/meeting';

const isHidden = (error: ApiError | undefined): boolean => error?.status === 404 || error?.status === 403;

/**
 * `/request/{objectId}/review-meeting`: one application at the meeting (spec 3 section 2.5). For users who may read its
 * scores.
 */
export function Component() {
  const { objectId = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(objectId);
  const request = useStaffRequest(objectId, isNumber);
  const scores = useApi('GET /request/{id}/scores/', {
    params: { id: objectId },
    enabled: isNumber,
    silent: true,
  });
  const renewals = useList(
    'GET /request/',
    { renewal_of: objectId, ordering: '-id', limit: 1, expand: 'details' },
    { enabled: isNumber, silent: true },
  );
  const hasSummary = request.data !== undefined && RESEARCH_MATCH_TYPES.includes(request.data.type);
  const summary = useApi('GET /request/{id}/summary/', {
    params: { id: objectId },
    enabled: isNumber && hasSummary,
    silent: true,
  });
  const error = request.error ?? scores.error ?? renewals.error ?? summary.error;
  const hidden = [request.error, scores.error].find(isHidden);
  const isElsewhere = request.data !== undefined && findMeeting(request.data.type) === undefined;
  if (!isNumber || hidden || isElsewhere) return <ToNotFound correlationId={hidden?.correlationId} />;
  // the cache still returns the previous request until the next one is loaded
  const shown = String(request.data?.id) === objectId ? request.data : undefined;
  const isRead = !renewals.isLoading && !renewals.error && (summary.data || !hasSummary);
  if (shown && scores.data && isRead)
    return (
      <MeetingView
        key={shown.id}
        request={shown}
        etag={request.etag}
        reload={request.reload}
        scores={scores.data}
        renewal={renewals.rows[0]}
        summary={summary.data}
      />
    );
  const title = fill(words.page.title, { code: shown?.sfari_request_id ?? '' }).trim();
  return (
    <Page title={title} breadcrumbs={BREADCRUMBS}>
      {error ? (
        <RetryPanel
          title={MESSAGES.meetingFailed}
          error={error}
          onRetry={() => void Promise.all([request, scores, renewals, summary].map(({ reload }) => reload()))}
        />
      ) : (
        <LoadingText>{words.page.loading}</LoadingText>
      )}
    </Page>
  );
}
