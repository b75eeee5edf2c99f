import { ORDER_PROGRESS_LABELS } from '@portal/contract/orders';
import { requestType } from '@portal/contract/request-types/lookup';
import type { TissueQueue } from '@portal/contract/tissue-tabs';
import type { TissueRequest } from '@portal/contract/types';
import { chakra, formatDate } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { queueColumns, createReader } from '@portal/shared-ui/request-queue';
import type { TableColumn } from '@portal/shared-ui/table';
import { ReviewerCell, reviewersText } from './ReviewerCell.tsx';
import { dashboard as words } from '#texts/dashboard';

type Column = TableColumn<TissueRequest>;

const reads = createReader<TissueRequest>();
const { code, project, waiting, type, owner, institution, submitted, status } = queueColumns<TissueRequest>({
  title: reads(['project_title'], (row) => row.project_title),
  reviewers: reads(['reviewers'], (row) => row.reviewers),
  since: reads(['tab', 'status_since', 'submission_date'], ({ tab, status_since, submission_date }) =>
    tab ? (status_since ?? submission_date) : null,
  ),
});

const reviewers: Column = {
  id: 'reviewers',
  header: words.columns.reviewers,
  value: reviewersText,
  cell: (row) => <ReviewerCell request={row} />,
  width: '11rem',
};
/** Reviews submitted out of reviews assigned (spec 3 section 2.8). */
const progress: Column = {
  id: 'progress',
  header: words.columns.progress,
  value: ({ reviewer_progress: percent }) => (percent === null ? words.columns.noOne : `${percent}%`),
  exported: ({ reviewer_progress: percent }) => percent,
  exportedHeader: words.columns.progressExported,
  align: 'end',
  width: '6rem',
};
const due: Column = {
  id: 'due',
  header: words.columns.due,
  value: ({ due_date: day }) => (day === null ? '' : formatDate(day)),
  width: '7rem',
};
const collection: Column = {
  id: 'collection',
  header: words.columns.collection,
  value: ({ collection: chosen }) => chosen?.display_name ?? '',
  cell: ({ collection: chosen }) =>
    chosen ? (
      <RouteLink to={`/tissue-catalogue/${chosen.id}`} overflowWrap="anywhere">
        {chosen.display_name}
      </RouteLink>
    ) : (
      <chakra.span color="fg.muted">{words.columns.noCollection}</chakra.span>
    ),
  width: '8rem',
};
/** The order that is furthest behind, if there are several. A data request orders no tissue. */
const order: Column = {
  id: 'order',
  header: words.columns.order,
  value: (request) => {
    if (!requestType(request.type).collection) return words.columns.nothingToOrder;
    return request.order_state === null ? words.columns.noOrder : ORDER_PROGRESS_LABELS[request.order_state];
  },
  width: '8rem',
};
const decided: Column = {
  id: 'decided',
  header: words.columns.decided,
  value: ({ decision_date: moment }) => (moment === null ? '' : formatDate(moment)),
  width: '7rem',
};

const KNOWN: readonly Column[] = [code, project, waiting];
const PEOPLE: readonly Column[] = [owner, institution];

/**
 * The columns of each queue (spec 3 section 2.8). They leave out values that are equal in all rows, and add what the
 * queue's work needs: reviewers, progress, due date, collection or decision date.
 */
export const COLUMNS_OF: Readonly<Record<TissueQueue, readonly Column[]>> = {
  data_requests: [...KNOWN, ...PEOPLE, reviewers, progress, submitted, status],
  pilot_applications: [...KNOWN, ...PEOPLE, collection, reviewers, progress, submitted, status],
  new: [...KNOWN, ...PEOPLE, collection, reviewers, submitted],
  under_review: [...KNOWN, ...PEOPLE, collection, reviewers, progress, due],
  make_decision: [...KNOWN, type, ...PEOPLE, collection, reviewers, progress, status],
  pending_team: [...KNOWN, type, ...PEOPLE, collection, decided],
  awaiting_fulfillment: [...KNOWN, type, ...PEOPLE, collection, order, decided],
  with_researcher: [...KNOWN, type, ...PEOPLE, collection, decided, status],
};
