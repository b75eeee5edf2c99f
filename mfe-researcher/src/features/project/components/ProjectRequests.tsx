import type { Project } from '@portal/contract';
import { useBranding } from '@portal/shared-ui/branding';
import { useList } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { DataTable, useTableState, listProps } from '@portal/shared-ui/table';
import { useState } from 'react';
import { listColumns } from '../../request/components/request-columns.tsx';
import { fill } from '@portal/shared-ui';
import { project as words } from '#texts/project';

/** The requests that were made for a project. */
export function ProjectRequests({ project }: { project: Project }) {
  const { time_zone: timeZone } = useBranding();
  // all requests belong to the project's owner, so the column is dropped
  const [columns] = useState(() => listColumns(timeZone, false).filter(({ id }) => id !== 'project'));
  const table = useTableState({ ordering: '-submission_date', prefix: 'request-' });
  const list = useList('GET /request/', {
    ...table.query,
    project: project.id,
    renewal_of__isnull: true,
  });
  return (
    <DataTable
      caption={fill(words.requests.caption, { sfariProjectId: project.sfari_project_id })}
      columns={columns}
      {...listProps(list)}
      state={table.state}
      onStateChange={table.onStateChange}
      rowId={(request) => String(request.id)}
      rowHref={(request) => `/request/${request.id}`}
      empty={{
        title: words.requests.emptyTitle,
        description: words.requests.emptyText,
        action: project.abilities['create_request'] ? (
          <RouteLink to={`/request/create?project=${project.id}`}>{words.requests.create}</RouteLink>
        ) : undefined,
      }}
    />
  );
}
