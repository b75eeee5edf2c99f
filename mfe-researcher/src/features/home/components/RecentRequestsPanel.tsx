import { CohortMarks } from '@portal/shared-ui/cohort';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { fill, AddIcon, EmptyState, formatDate } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { RequestStatusText } from '@portal/shared-ui/request-status';
import { NewestRows, type LinkRow } from '@portal/shared-ui/newest-rows';
import { home as words } from '#texts/home';

function makeRow(request: RowOf<'GET /request/'>): LinkRow {
  const { id, type, created, submission_date: submitted } = request;
  return {
    id,
    to: `/request/${id}`,
    label: `${request.sfari_request_id}: ${request.project.title}`,
    detail: [
      REQUEST_TYPE_LABELS[type],
      submitted
        ? fill(words.requests.submitted, { date: formatDate(submitted) })
        : fill(words.requests.started, { date: formatDate(created) }),
    ].join(', '),
    badge: <RequestStatusText isQuiet request={request} />,
  };
}

/** Few, so that home stays within one screen. */
const SHOWN = 3;

/** The newest requests, including drafts. */
export default function RecentRequestsPanel() {
  const { user } = useSession();
  const list = useList('GET /request/', { ordering: '-id', limit: SHOWN, renewal_of__isnull: true });
  return (
    <NewestRows
      list={list}
      label={words.requests.caption}
      failed={words.requests.loadFailed}
      empty={
        <EmptyState
          headingLevel={3}
          icon={<CohortMarks />}
          title={words.requests.emptyTitle}
          description={words.requests.emptyText}
          action={
            user?.suspended_request ? null : (
              <RouteButton to="/request/create" size="sm">
                <AddIcon />
                {words.requests.create}
              </RouteButton>
            )
          }
        />
      }
      makeRow={makeRow}
    >
      <RouteLink to="/request">{words.requests.all}</RouteLink>
    </NewestRows>
  );
}
