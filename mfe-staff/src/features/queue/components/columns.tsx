import type { Request } from '@portal/contract/types';
import { queueColumns, createReader } from '@portal/shared-ui/request-queue';
import { createColumnBuilder, type TableColumn } from '@portal/shared-ui/table';
import { FACT_FIELDS, listFacts } from '../../request/model/request-facts.ts';
import { waitingSince } from '../model/waiting.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { queue as words } from '#texts/queue';

const column = createColumnBuilder<Request>();
const reads = createReader<Request>();
const { code, project, waiting, type, owner, institution, reviewers, submitted, status } =
  queueColumns<Request>({
    title: reads(['project'], (row) => row.project.title),
    reviewers: reads(['review_users'], (row) => row.review_users),
    since: reads(['submission_date', 'status_since', 'status'], waitingSince),
  });

const COLUMNS: readonly TableColumn<Request>[] = [
  code,
  project,
  status,
  waiting,
  { ...type, sortKey: 'type', sortsAs: 'order' },
  column(FACT_FIELDS, {
    id: 'facts',
    header: words.columns.facts,
    value: (row) =>
      listFacts(row)
        .map(({ label }) => label)
        .join(', '),
    cell: (row) => <RequestFacts request={row} />,
    width: '9rem',
  }),
  column(['cohorts'], {
    id: 'cohort',
    header: words.columns.cohort,
    value: (row) => row.cohorts.map((cohort) => cohort.display_name).join(', '),
    isHiddenAtFirst: true,
  }),
  { ...owner, header: words.columns.creator },
  institution,
  reviewers,
  submitted,
];

const hide = (hidden: TableColumn<Request>) => (one: TableColumn<Request>) =>
  one === hidden ? { ...one, isHiddenAtFirst: true } : one;

/** Of all requests: the institution gives its room to the title, and can be shown. */
export const ALL_COLUMNS: readonly TableColumn<Request>[] = COLUMNS.map(hide(institution));

/** Without the status, which is the same for every row of a queue. */
export const QUEUE_COLUMNS: readonly TableColumn<Request>[] = COLUMNS.filter((one) => one !== status).map(
  hide(submitted),
);
