import type { TissueTab } from '@portal/contract/tissue-tabs';
import type { TissueRequest } from '@portal/contract/types';
import { REQUEST_STATUS_LABELS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { formatDate } from '@portal/shared-ui';
import { projectColumn, waitingColumn } from '@portal/shared-ui/request-queue';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import type { TableColumn } from '@portal/shared-ui/table';
import { dashboard as words } from '#texts/dashboard';

const COLUMNS: readonly TableColumn<TissueRequest>[] = [
  {
    id: 'sfari_request_id',
    header: words.sfariId,
    value: (row) => row.sfari_request_id,
    sortKey: 'sfari_request_id',
    width: '9rem',
  },
  projectColumn((row) => row.project_title),
  waitingColumn(({ tab, status_since, submission_date }) => (tab ? (status_since ?? submission_date) : null)),
  { id: 'type', header: words.requestedResource, value: (row) => REQUEST_TYPE_LABELS[row.type] },
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

const without = (...ids: readonly string[]) => COLUMNS.filter(({ id }) => !ids.includes(id));
/** Queues of one type and several statuses, of one status and one type, and of one status. */
const BY_TYPE = without('type');
const BY_BOTH = without('type', 'status');
const BY_STATUS = without('status');

/** The columns of a queue: without what every one of its rows would repeat. */
export const COLUMNS_OF: Readonly<Record<TissueTab, readonly TableColumn<TissueRequest>[]>> = {
  data_requests: BY_TYPE,
  pilot_applications: BY_TYPE,
  new: BY_BOTH,
  under_review: BY_BOTH,
  make_decision: BY_BOTH,
  pending_team: BY_STATUS,
  awaiting_fulfillment: BY_STATUS,
};
