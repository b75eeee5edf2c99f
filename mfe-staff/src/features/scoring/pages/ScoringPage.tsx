import { reviewAddress } from '@portal/contract/review-address';
import { LoadingText } from '@portal/shared-ui';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { Navigate, useLocation, useParams } from '@portal/shared-ui/router';
import { useStaffRequest } from '../../request/api/use-staff-request.ts';
import { SCORING_BREADCRUMBS } from '../model/breadcrumbs.ts';
import { ScoringView } from '../components/ScoringView.tsx';
import { review } from '#texts/review';

const words = review.page;

/** `/abn-review/{id}` and `/review/{id}`: a request with the scoring form for its reviewer (spec 3 section 2.7). */
export function Component() {
  const { requestId = '' } = useParams();
  const { pathname } = useLocation();
  const isNumber = /^\d{1,9}$/.test(requestId);
  const { data: request, error, reload } = useStaffRequest(requestId, isNumber);
  if (!isNumber || (error?.status === 404 && !request))
    return <ToNotFound correlationId={error?.correlationId} />;
  // the cache still returns the previous request until the next one is loaded
  if (request?.id !== Number(requestId))
    return (
      <Page title={review.panel.own} breadcrumbs={SCORING_BREADCRUMBS}>
        {error ? (
          <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />
        ) : (
          <LoadingText>{words.loading}</LoadingText>
        )}
      </Page>
    );
  // redirects unscored requests, which have no page here, and tissue requests, which have another address
  const address = reviewAddress(request);
  if (pathname.replace(/\/$/, '') !== address.split('#')[0]) return <Navigate to={address} replace />;
  return <ScoringView key={request.id} request={request} />;
}
