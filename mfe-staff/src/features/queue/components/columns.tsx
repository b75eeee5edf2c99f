import { REQUEST_STATUS_LABELS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { formatDate } from '@portal/shared-ui';
import { projectColumn, waitingColumn } from '@portal/shared-ui/request-queue';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import type { TableColumn } from '@portal/shared-ui/table';
import { waitingSince } from '../api/waiting.ts';
import { queue as words } from '#texts/queue';

/** Columns of every list of requests that staff sees. */
export const COLUMNS: readonly TableColumn<Request>[] = [
  {
    id: 'sfari_request_id',
    header: words.sfariId,
    value: (row) => row.sfari_request_id,
    sortKey: 'sfari_request_id',
    width: '8rem',
  },
  projectColumn((row) => row.project.title),
  waitingColumn(waitingSince),
  {
    id: 'type',
    header: words.requestedResource,
    value: (row) => REQUEST_TYPE_LABELS[row.type],
    sortKey: 'type',
  },
  {
    id: 'cohort',
    header: words.cohort,
    value: (row) => row.cohorts.map((cohort) => cohort.display_name).join(', '),
    isHiddenAtFirst: true,
  },
  { id: 'owner', header: words.creator, value: (row) => row.owner.display_name, sortKey: 'owner' },
  {
    id: 'institution',
    header: words.institution,
    value: (row) => row.institution?.display_name,
    sortKey: 'institution',
  },
  {
    id: 'reviewers',
    header: words.reviewers,
    value: (row) => row.review_users.map((reviewer) => reviewer.display_name).join(', ') || words.nobodyYet,
    width: '8rem',
  },
  {
    id: 'submission_date',
    header: words.dateSubmitted,
    value: (row) => formatDate(row.submission_date),
    sortKey: 'submission_date',
    width: '8.5rem',
  },
  {
    id: 'status',
    header: words.status,
    value: (row) => REQUEST_STATUS_LABELS[row.status],
    cell: (row) => <RequestStatusBadge status={row.status} />,
    sortKey: 'status',
    width: '10rem',
  },
];

/** Inside a queue of one status every row would say the same. */
export const QUEUE_COLUMNS: readonly TableColumn<Request>[] = COLUMNS.filter(({ id }) => id !== 'status');
