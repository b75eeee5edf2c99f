import { CohortMarks } from '@portal/shared-ui/cohort';
import { AddIcon } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { matchDetails } from '@portal/shared-ui/request-queue';
import { useSession } from '@portal/shared-ui/session';
import { useMemo, useState } from 'react';
import { DataTable } from '@portal/shared-ui/table';
import { listColumns } from '../components/request-columns.tsx';
import { request as words } from '#texts/request';

/** `/request`: requests that the reader made or whose team they are on, newest submission first. */
export function Component() {
  const { user } = useSession();
  const { time_zone: timeZone } = useBranding();
  const [showsOthers, setShowsOthers] = useState(false);
  const columns = useMemo(() => listColumns(timeZone, showsOthers), [timeZone, showsOthers]);
  const { table } = useFilteredList('GET /request/', {
    columns,
    // with creator and institution, whose columns show once a row needs them
    rowFields: ['id', 'sfari_request_id', 'type', 'owner', 'institution'],
    storageKey: 'researcher-requests',
    ordering: '-submission_date',
    // renewals are listed under the request they renew
    query: { renewal_of__isnull: true, expand: 'datasets,last_message' },
  });
  // this list has no export
  const { exportRows: _exportRows, ...read } = table;
  // once a page contains another person's request, all pages show the extra columns
  if (!showsOthers && user && table.rows.some(({ owner }) => owner.id !== user.id)) setShowsOthers(true);
  // a person whose access is suspended cannot start another request; the ribbon says why
  const canStart = !user?.suspended_request;
  return (
    <Page
      title={words.list.title}
      breadcrumbs={[]}
      actions={
        canStart ? (
          <RouteButton to="/request/create/">
            <AddIcon />
            {words.list.create}
          </RouteButton>
        ) : null
      }
    >
      <DataTable
        {...read}
        caption={words.list.title}
        rowId={(request) => String(request.id)}
        rowHref={(request) => `/request/${request.id}`}
        rowLabel={(request) => request.sfari_request_id}
        details={matchDetails}
        empty={{
          title: words.list.emptyTitle,
          description: words.list.emptyText,
          icon: <CohortMarks />,
          action: canStart ? (
            <RouteLink to="/request/create/">{words.list.createFirst}</RouteLink>
          ) : undefined,
        }}
      />
    </Page>
  );
}
