import { Panel } from '../../common/Panel.tsx';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { AddIcon, EmptyState, Flex, formatDate, LoadingText } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { LinkRows } from './LinkRows.tsx';
import { home as words } from '#texts/home';

const SHOWN = 5;

/** The newest requests, drafts too, and the way to a new one. */
export default function RecentRequestsPanel() {
  const { user } = useSession();
  const list = useList('GET /request/', { ordering: '-id', limit: SHOWN });
  const newRequest = user?.suspended_request ? null : (
    <RouteButton to="/request/create" size="sm">
      <AddIcon />
      {words.newRequest}
    </RouteButton>
  );
  if (list.error)
    return (
      <RetryPanel
        title={words.couldNotGetYourRequests}
        error={list.error}
        onRetry={() => void list.reload()}
      />
    );
  if (list.isLoading) return <LoadingText />;
  if (list.rows.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={words.noRequestsYet}
        description={words.aRequestAsksForDatasets}
        action={newRequest}
      />
    );
  return (
    <Panel>
      <LinkRows
        label={words.recentRequests}
        rows={list.rows.map((request) => ({
          id: request.id,
          to: `/request/${request.id}`,
          label: `${request.sfari_request_id}: ${request.project.title}`,
          detail: [
            REQUEST_TYPE_LABELS[request.type],
            request.submission_date
              ? `submitted ${formatDate(request.submission_date)}`
              : `started ${formatDate(request.created)}`,
          ].join(', '),
          badge: <RequestStatusBadge status={request.status} />,
        }))}
      />
      <Flex mt="4" gap="4" align="center" wrap="wrap">
        {newRequest}
        <RouteLink to="/request">{words.allRequests}</RouteLink>
      </Flex>
    </Panel>
  );
}
