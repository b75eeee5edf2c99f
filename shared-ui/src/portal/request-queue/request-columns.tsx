import {
  REQUEST_STATUS_LABELS,
  REQUEST_TYPE_LABELS,
  type RequestStatus,
  type RequestType,
} from '@portal/contract/statuses';
import { formatDate } from '../../design/layout/dates.ts';
import { createColumnBuilder, type TableColumn } from '../../design/table/index.ts';
import { RequestStatusBadge } from '../request-status/index.ts';
import { requestQueue as words } from '#texts/request-queue';
import { projectColumn, splitReader, waitingColumn, type Reader } from './columns.tsx';

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
  title: Reader<Row, string>;
  reviewers: Reader<Row, readonly Named[]>;
  /** Since when the request waits for the foundation; null if it does not. */
  since: Reader<Row, string | null>;
}

/** What apps built against version 1.0.0 pass. */
interface PromisedReaders<Row> {
  readTitle: (row: Row) => string;
  readReviewers: (row: Row) => readonly Named[];
  readSince: (row: Row) => string | null;
}

const column = createColumnBuilder<ListedRequest>();

const QUEUE_COLUMNS = {
  type: column(['type'], {
    id: 'type',
    header: words.requestedResource,
    value: (row) => REQUEST_TYPE_LABELS[row.type],
    sortsAs: 'order',
    width: '6.5rem',
  }),
  owner: column(['owner'], {
    id: 'owner',
    header: words.owner,
    value: (row) => row.owner.display_name,
    sortKey: 'owner',
    width: '7rem',
  }),
  institution: column(['institution'], {
    id: 'institution',
    header: words.institution,
    value: (row) => row.institution?.display_name,
    sortKey: 'institution',
    width: '8rem',
  }),
};

/** Code, date and status columns, shared by all lists of requests. */
export const FACT_COLUMNS = {
  code: column(['sfari_request_id'], {
    id: 'sfari_request_id',
    header: words.sfariId,
    value: (row) => row.sfari_request_id,
    sortKey: 'sfari_request_id',
    sortsAs: 'number',
    width: '6.5rem',
  }),
  submitted: column(['submission_date'], {
    id: 'submission_date',
    header: words.dateSubmitted,
    value: (row) => formatDate(row.submission_date),
    sortKey: 'submission_date',
    sortsAs: 'date',
    width: '6.5rem',
  }),
  status: column(['status'], {
    id: 'status',
    header: words.status,
    value: (row) => REQUEST_STATUS_LABELS[row.status],
    cell: (row) => <RequestStatusBadge status={row.status} />,
    sortKey: 'status',
    sortsAs: 'order',
    width: '9rem',
  }),
};

/** For apps built against version 1.0.0. */
export const factColumns = () => FACT_COLUMNS;

/** The columns of a request queue by name; its page chooses their order. */
export function queueColumns<Row extends ListedRequest>(given: Readers<Row> | PromisedReaders<Row>) {
  const { title, reviewers, since } =
    'readTitle' in given
      ? { title: given.readTitle, reviewers: given.readReviewers, since: given.readSince }
      : given;
  const { read: readReviewers, known } = splitReader(reviewers);
  return {
    ...FACT_COLUMNS,
    ...QUEUE_COLUMNS,
    project: projectColumn(title),
    waiting: waitingColumn(since),
    reviewers: {
      id: 'reviewers',
      header: words.reviewers,
      ...known,
      value: (row) =>
        readReviewers(row)
          .map((reviewer) => reviewer.display_name)
          .join(', ') || words.noReviewer,
      width: '6.5rem',
    } satisfies TableColumn<Row>,
  };
}
