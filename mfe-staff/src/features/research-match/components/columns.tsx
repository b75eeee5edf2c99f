import type { MatchTab } from '@portal/contract/match-tabs';
import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { fill, formatDate } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { queueColumns, createReader } from '@portal/shared-ui/request-queue';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import type { TableColumn } from '@portal/shared-ui/table';
import { DueDate } from '../../workload/components/DueDate.tsx';
import { ReviewerProgress, reviewerText } from './ReviewerProgress.tsx';
import { researchMatch as words } from '#texts/research-match';

export type Application = RowOf<'GET /rm-application/'>;

/** Statuses that wait for the foundation. */
const WAITING: readonly number[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING, S.CONDITIONALLY_APPROVED];

const reads = createReader<Application>();
const { code, project, waiting, type, owner, institution, submitted, status } = queueColumns<Application>({
  title: reads(['project_title'], (row) => row.project_title),
  reviewers: reads(['reviewers'], (row) => row.reviewers),
  since: reads(['status', 'status_since'], (row) => (WAITING.includes(row.status) ? row.status_since : null)),
});

const reviewers: TableColumn<Application> = {
  id: 'reviewers',
  header: words.columns.reviewers,
  value: (row) => row.reviewers.map(reviewerText).join(', '),
  cell: (row) => <ReviewerProgress reviewers={row.reviewers} isLate={row.is_late} />,
  // a name, its part and its progress on one line
  width: '18rem',
};
const due: TableColumn<Application> = {
  id: 'due_date',
  header: words.columns.due,
  value: (row) => formatDate(row.due_date),
  cell: (row) => (row.due_date ? <DueDate day={row.due_date} isLate={row.is_late} /> : null),
  sortKey: 'due_date',
  sortsAs: 'date',
  width: '6.5rem',
};
const cohorts: TableColumn<Application> = {
  id: 'cohorts',
  header: words.columns.cohorts,
  value: (row) => row.cohorts.join(', '),
  width: '8rem',
};
const ids: TableColumn<Application> = {
  id: 'rm_ids',
  header: words.columns.ids,
  value: (row) => row.rm_ids.join(', '),
  width: '7rem',
};
const applicant = { ...owner, header: words.columns.applicant };

/** What the submitted reviews say; the server leaves it out for readers who still have to write their own. */
const scores: TableColumn<Application> = {
  id: 'scores',
  header: words.columns.scores,
  value: ({ scores: found }) =>
    found === null
      ? ''
      : [
          ...(found.mean === null ? [] : [fill(words.columns.mean, { mean: found.mean.toFixed(2) })]),
          ...found.decisions.map(({ decision, count }) => `${count} ${decision}`),
        ].join(', '),
  width: '11rem',
};

/** The request's status, with that of its renewal. */
const withRenewal: TableColumn<Application> = {
  ...status,
  value: (row) => {
    const label = REQUEST_STATUS_LABELS[row.status];
    return row.renewal
      ? fill(words.columns.withRenewal, {
          status: label,
          renewal: REQUEST_STATUS_LABELS[row.renewal.status],
        })
      : label;
  },
  cell: (row) =>
    row.renewal ? (
      <>
        <RequestStatusBadge status={row.status} />{' '}
        {fill(words.columns.withRenewal, {
          status: '',
          renewal: REQUEST_STATUS_LABELS[row.renewal.status],
        }).trim()}
      </>
    ) : (
      <RequestStatusBadge status={row.status} />
    ),
};

/** Columns of tabs before and during review, without the status, which is the same in every row. */
const REVIEW_COLUMNS: readonly TableColumn<Application>[] = [
  code,
  project,
  waiting,
  reviewers,
  due,
  applicant,
  // the code of a renewal ends with R and its number
  { ...type, isHiddenAtFirst: true },
  { ...institution, isHiddenAtFirst: true },
  { ...cohorts, isHiddenAtFirst: true },
  { ...submitted, isHiddenAtFirst: true },
];
/** Columns after the reviews, without the due date. */
const REVIEWED_COLUMNS = REVIEW_COLUMNS.filter(({ id }) => id !== due.id);
/** Columns of a tab with several statuses. */
const FOLLOWUP_COLUMNS: readonly TableColumn<Application>[] = [...REVIEWED_COLUMNS, status];

export const TAB_COLUMNS: Readonly<Record<MatchTab, readonly TableColumn<Application>[]>> = {
  new: REVIEW_COLUMNS,
  review: REVIEW_COLUMNS,
  meeting: REVIEWED_COLUMNS.flatMap((column) => (column === reviewers ? [scores, column] : [column])),
  decision: REVIEWED_COLUMNS,
  followup: FOLLOWUP_COLUMNS,
};

export const APPLICATION_COLUMNS: readonly TableColumn<Application>[] = [
  code,
  project,
  applicant,
  institution,
  cohorts,
  ids,
  reviewers,
  { ...type, isHiddenAtFirst: true },
  submitted,
  withRenewal,
];
