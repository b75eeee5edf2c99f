import {
  REQUEST_STATUS_LABELS,
  REQUEST_TYPE_LABELS,
  type RequestStatus,
  type RequestType,
} from '@portal/contract/statuses';
import { formatDate } from '../../design/layout/dates.ts';
import type { TableColumn } from '../../design/table/index.ts';
import { RequestStatusBadge } from '../request-status/index.ts';
import { requestQueue as words } from '#texts/request-queue';
import { projectColumn, waitingColumn } from './columns.tsx';
import { isPromisedType } from './StatusAge.tsx';

interface Named {
  readonly display_name: string;
}

/** The data that every list of requests has for each request. */
interface ListedRequest {
  readonly sfari_request_id: string;
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly owner: Named;
  readonly institution: Named | null;
  readonly submission_date: string | null;
  readonly days_in_status?: number | null;
}

interface Readers<Row> {
  readTitle: (row: Row) => string;
  readReviewers: (row: Row) => readonly Named[];
  /** Since when the request waits for the foundation; null if it does not. */
  readSince: (row: Row) => string | null;
}

/** Code, date and status columns, shared by all lists of requests. */
export const factColumns = <Row extends Omit<ListedRequest, 'owner' | 'institution'>>() =>
  ({
    code: {
      id: 'sfari_request_id',
      header: words.sfariId,
      value: (row) => row.sfari_request_id,
      sortKey: 'sfari_request_id',
      sortsAs: 'number',
      width: '6.5rem',
    },
    submitted: {
      id: 'submission_date',
      header: words.dateSubmitted,
      value: (row) => formatDate(row.submission_date),
      sortKey: 'submission_date',
      sortsAs: 'date',
      width: '6.5rem',
    },
    status: {
      id: 'status',
      header: words.status,
      value: (row) => REQUEST_STATUS_LABELS[row.status],
      cell: (row) => <RequestStatusBadge status={row.status} />,
      sortKey: 'status',
      sortsAs: 'order',
      width: '9rem',
    },
  }) as const satisfies Record<string, TableColumn<Row>>;

/** The columns of a request queue by name; its page chooses their order. */
export const queueColumns = <Row extends ListedRequest>({
  readTitle,
  readReviewers,
  readSince,
}: Readers<Row>) =>
  ({
    ...factColumns<Row>(),
    project: projectColumn(readTitle),
    waiting: waitingColumn(readSince, ({ type }) => isPromisedType(type)),
    type: {
      id: 'type',
      header: words.requestedResource,
      value: (row) => REQUEST_TYPE_LABELS[row.type],
      sortsAs: 'order',
      width: '6.5rem',
    },
    owner: {
      id: 'owner',
      header: words.owner,
      value: (row) => row.owner.display_name,
      sortKey: 'owner',
      width: '7rem',
    },
    institution: {
      id: 'institution',
      header: words.institution,
      value: (row) => row.institution?.display_name,
      sortKey: 'institution',
      width: '8rem',
    },
    reviewers: {
      id: 'reviewers',
      header: words.reviewers,
      value: (row) =>
        readReviewers(row)
          .map((reviewer) => reviewer.display_name)
          .join(', ') || words.noReviewer,
      width: '6.5rem',
    },
  }) as const satisfies Record<string, TableColumn<Row>>;
