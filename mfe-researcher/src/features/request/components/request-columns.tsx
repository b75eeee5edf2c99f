import type { Request } from '@portal/contract';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { formatDate } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { statusLabel } from '../api/request-status.ts';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';

/** Columns of specification 2 section 2.3. */
export const requestColumns: ReadonlyArray<TableColumn<Request>> = [
  {
    id: 'code',
    header: 'SFARI ID',
    value: (request) => request.sfari_request_id,
    sortKey: 'sfari_request_id',
    width: '9rem',
  },
  {
    id: 'resource',
    header: 'Requested Resource',
    value: (request) => REQUEST_TYPE_LABELS[request.type],
    sortKey: 'type',
  },
  {
    id: 'cohort',
    header: 'Cohort',
    value: (request) => request.cohorts.map((cohort) => cohort.display_name).join(', '),
  },
  { id: 'creator', header: 'Creator', value: (request) => request.owner.display_name, sortKey: 'owner' },
  {
    id: 'institution',
    header: 'Institution',
    value: (request) => request.institution?.display_name,
    sortKey: 'institution',
  },
  {
    id: 'submitted',
    header: 'Date Submitted',
    value: (request) => formatDate(request.submission_date),
    sortKey: 'submission_date',
    width: '9rem',
  },
  {
    id: 'status',
    header: 'Status',
    value: (request) => statusLabel(request.status),
    cell: (request) => <RequestStatusBadge status={request.status} />,
    sortKey: 'status',
  },
];
