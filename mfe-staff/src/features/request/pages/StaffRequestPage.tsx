import { MESSAGES } from '@portal/contract/messages';
import { INSTITUTION_STATUS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { Alert, Grid, LoadingText } from '@portal/shared-ui';
import { NotFoundPanel, RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { useStaffRequest } from '../api/useStaffRequest.ts';
import { AdminPanel } from '../components/AdminPanel.tsx';
import { RequestTabs } from '../components/RequestTabs.tsx';

const CRUMBS = [{ label: 'Requests', to: '/request' }];

/** One request as staff sees it, with the ADMIN panel beside it (spec 3 section 2.6). */
export function Component() {
  const { objectId = '' } = useParams();
  const { data: request, etag, error, reload } = useStaffRequest(objectId);
  if (error && (error.status === 404 || !request)) {
    return error.status === 404 ? (
      <NotFoundPanel correlationId={error.correlationId} />
    ) : (
      <Page title="Request" breadcrumbs={CRUMBS}>
        <RetryPanel title="Error Fetching Request Information" error={error} onRetry={() => void reload()} />
      </Page>
    );
  }
  if (!request) {
    return (
      <Page title="Request" breadcrumbs={CRUMBS}>
        <LoadingText>Fetching Information</LoadingText>
      </Page>
    );
  }
  const isUnconfirmed = request.institution?.status !== INSTITUTION_STATUS.APPROVED;
  return (
    <Page
      title={request.sfari_request_id}
      breadcrumbs={CRUMBS}
      summary={`${REQUEST_TYPE_LABELS[request.type]} · ${request.owner.display_name}, ${request.institution?.display_name ?? 'no institution'}`}
    >
      {isUnconfirmed ? (
        <Alert.Root status="warning" mb="6">
          <Alert.Indicator />
          <Alert.Title>{MESSAGES.unconfirmedBanner}</Alert.Title>
        </Alert.Root>
      ) : null}
      <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }} gap={{ base: '8', xl: '10' }}>
        <RequestTabs request={request} />
        <AdminPanel request={request} etag={etag} reload={reload} />
      </Grid>
    </Page>
  );
}
