import type { Request } from '@portal/contract/types';
import { queueColumns } from '@portal/shared-ui/request-queue';
import type { TableColumn } from '@portal/shared-ui/table';
import { listFacts } from '../../request/model/request-facts.ts';
import { waitingSince } from '../model/waiting.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { queue as words } from '#texts/queue';

const { code, project, waiting, type, owner, institution, reviewers, submitted, status } =
  queueColumns<Request>({
    readTitle: (row) => row.project.title,
    readReviewers: (row) => row.review_users,
    readSince: waitingSince,
  });

const COLUMNS: readonly TableColumn<Request>[] = [
  code,
  project,
  status,
  waiting,
  { ...type, sortKey: 'type', sortsAs: 'order' },
  {
    id: 'facts',
    header: words.columns.facts,
    value: (row) =>
      listFacts(row)
        .map(({ label }) => label)
        .join(', '),
    cell: (row) => <RequestFacts request={row} />,
    width: '9rem',
  },
  {
    id: 'cohort',
    header: words.columns.cohort,
    value: (row) => row.cohorts.map((cohort) => cohort.display_name).join(', '),
    isHiddenAtFirst: true,
  },
  { ...owner, header: words.columns.creator },
  institution,
  reviewers,
  submitted,
];

const hide = (hidden: TableColumn<Request>) => (column: TableColumn<Request>) =>
  column === hidden ? { ...column, isHiddenAtFirst: true } : column;

/** Of all requests: the institution gives its room to the title, and can be shown. */
export const ALL_COLUMNS: readonly TableColumn<Request>[] = COLUMNS.map(hide(institution));

/** Without the status, which is the same for every row of a queue. */
export const QUEUE_COLUMNS: readonly TableColumn<Request>[] = COLUMNS.filter(
  (column) => column !== status,
).map(hide(submitted));
