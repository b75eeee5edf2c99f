import type { Request } from '@portal/contract';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { formatDate } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { statusLabel } from '../api/request-status.ts';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { request as words } from '#texts/request';

/** Columns of specification 2 section 2.3. */
export const requestColumns: ReadonlyArray<TableColumn<Request>> = [
  {
    id: 'code',
    header: words.sfariId,
    value: (request) => request.sfari_request_id,
    sortKey: 'sfari_request_id',
    width: '9rem',
  },
  {
    id: 'resource',
    header: words.requestedResource,
    value: (request) => REQUEST_TYPE_LABELS[request.type],
    sortKey: 'type',
  },
  {
    id: 'cohort',
    header: words.cohort,
    value: (request) => request.cohorts.map((cohort) => cohort.display_name).join(', '),
  },
  { id: 'creator', header: words.creator, value: (request) => request.owner.display_name, sortKey: 'owner' },
  {
    id: 'institution',
    header: words.institution,
    value: (request) => request.institution?.display_name,
    sortKey: 'institution',
  },
  {
    id: 'submitted',
    header: words.dateSubmitted,
    value: (request) => formatDate(request.submission_date),
    sortKey: 'submission_date',
    width: '9rem',
  },
  {
    id: 'status',
    header: words.status,
    value: (request) => statusLabel(request.status),
    cell: (request) => <RequestStatusBadge status={request.status} />,
    sortKey: 'status',
  },
];
