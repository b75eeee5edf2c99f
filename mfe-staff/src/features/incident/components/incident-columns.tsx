import { INCIDENT_KIND_LABELS, INCIDENT_STATUS_LABELS } from '@portal/contract/incidents';
import { formatDate } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { IncidentState } from '@portal/shared-ui/incident';
import { RouteLink } from '@portal/shared-ui/page';
import type { TableColumn } from '@portal/shared-ui/table';
import { incident as words } from '#texts/incident';

export type IncidentRow = RowOf<'GET /incident/'>;

export const INCIDENT_COLUMNS: readonly TableColumn<IncidentRow>[] = [
  {
    id: 'request',
    header: words.request,
    value: ({ request }) => request.sfari_request_id,
    cell: ({ request }) => (
      <RouteLink to={`/request/${request.id}?tab=incidents`}>{request.sfari_request_id}</RouteLink>
    ),
    isCardTitle: true,
    width: '9rem',
  },
  { id: 'kind', header: words.kind, value: ({ kind }) => INCIDENT_KIND_LABELS[kind], width: '12rem' },
  {
    id: 'noticed',
    header: words.noticed,
    value: ({ noticed }) => formatDate(noticed),
    sortKey: 'noticed',
    sortsAs: 'date',
    width: '8rem',
  },
  {
    id: 'reporter',
    header: words.reporter,
    value: ({ reporter }) => reporter.display_name,
    sortKey: 'reporter',
    width: '11rem',
  },
  { id: 'description', header: words.description, value: ({ description }) => description, width: '18rem' },
  {
    id: 'status',
    header: words.status,
    value: ({ status }) => INCIDENT_STATUS_LABELS[status],
    cell: ({ status }) => <IncidentState status={status} />,
    width: '8rem',
  },
];
