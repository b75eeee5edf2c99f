import { REQUEST_STATUS_LABELS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { formatDate } from '@portal/shared-ui';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import type { TableColumn } from '@portal/shared-ui/table';
import { waiting } from '../api/waiting.ts';

/** Columns of every list of requests that staff sees. */
export const COLUMNS: readonly TableColumn<Request>[] = [
  {
    id: 'sfari_request_id',
    header: 'SFARI ID',
    value: (row) => row.sfari_request_id,
    sortKey: 'sfari_request_id',
    width: '8rem',
  },
  {
    id: 'type',
    header: 'Requested Resource',
    value: (row) => REQUEST_TYPE_LABELS[row.type],
    sortKey: 'type',
  },
  {
    id: 'cohort',
    header: 'Cohort',
    value: (row) => row.cohorts.map((cohort) => cohort.display_name).join(', '),
    isHiddenAtFirst: true,
  },
  { id: 'project', header: 'Project', value: (row) => row.project.title, isHiddenAtFirst: true },
  { id: 'owner', header: 'Creator', value: (row) => row.owner.display_name, sortKey: 'owner' },
  {
    id: 'institution',
    header: 'Institution',
    value: (row) => row.institution?.display_name,
    sortKey: 'institution',
  },
  {
    id: 'reviewers',
    header: 'Reviewers',
    value: (row) => row.review_users.map((reviewer) => reviewer.display_name).join(', ') || 'Nobody yet',
    width: '8rem',
  },
  {
    id: 'submission_date',
    header: 'Date Submitted',
    value: (row) => formatDate(row.submission_date),
    sortKey: 'submission_date',
    width: '8.5rem',
  },
  { id: 'waiting', header: 'Waiting', value: waiting, align: 'end', width: '6.5rem' },
  {
    id: 'status',
    header: 'Status',
    value: (row) => REQUEST_STATUS_LABELS[row.status],
    cell: (row) => <RequestStatusBadge status={row.status} />,
    sortKey: 'status',
    width: '10rem',
  },
];
