import type { TissueQueue } from '@portal/contract/tissue-tabs';
import type { TissueRequest } from '@portal/contract/types';
import { queueColumns } from '@portal/shared-ui/request-queue';
import type { TableColumn } from '@portal/shared-ui/table';

const { code, project, waiting, type, owner, institution, reviewers, submitted, status } =
  queueColumns<TissueRequest>({
    readTitle: (row) => row.project_title,
    readReviewers: (row) => row.reviewers,
    readSince: ({ tab, status_since, submission_date }) => (tab ? (status_since ?? submission_date) : null),
  });

const COLUMNS: readonly TableColumn<TissueRequest>[] = [
  code,
  project,
  waiting,
  type,
  owner,
  institution,
  reviewers,
  submitted,
  status,
];

const without = (...ids: readonly string[]) => COLUMNS.filter(({ id }) => !ids.includes(id));
/** Queues of one type and several statuses, of one status and one type, and of one status. */
const BY_TYPE = without('type');
const BY_BOTH = without('type', 'status');
const BY_STATUS = without('status');

/** The columns of a queue: without what every one of its rows would repeat. */
export const COLUMNS_OF: Readonly<Record<TissueQueue, readonly TableColumn<TissueRequest>[]>> = {
  data_requests: BY_TYPE,
  pilot_applications: BY_TYPE,
  new: BY_BOTH,
  under_review: BY_BOTH,
  make_decision: COLUMNS,
  pending_team: BY_STATUS,
  awaiting_fulfillment: BY_STATUS,
  with_researcher: COLUMNS,
};
