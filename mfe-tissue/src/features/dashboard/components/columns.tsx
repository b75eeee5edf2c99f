import type { TissueRequest } from '@portal/contract/types';
import { REQUEST_STATUS_LABELS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { formatDate } from '@portal/shared-ui';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import type { TableColumn } from '@portal/shared-ui/table';
import { dashboard as words } from '#texts/dashboard';

/** Columns of the dashboard; the same on each tab, so that a row looks alike wherever it stands. */
export const COLUMNS: readonly TableColumn<TissueRequest>[] = [
  {
    id: 'sfari_request_id',
    header: words.sfariId,
    value: (row) => row.sfari_request_id,
    sortKey: 'sfari_request_id',
    width: '9rem',
  },
  { id: 'type', header: words.requestedResource, value: (row) => REQUEST_TYPE_LABELS[row.type] },
  { id: 'project', header: words.project, value: (row) => row.project_title },
  {
    id: 'owner',
    header: words.principalInvestigator,
    value: (row) => row.owner.display_name,
    sortKey: 'owner',
  },
  {
    id: 'institution',
    header: words.institution,
    value: (row) => row.institution?.display_name,
    sortKey: 'institution',
  },
  {
    id: 'reviewers',
    header: words.reviewers,
    value: (row) => row.reviewers.map((reviewer) => reviewer.display_name).join(', ') || words.nobodyYet,
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
