import type { Request } from '@portal/contract';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { chakra, fill, formatDate } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { statusLabel } from '../api/request-status.ts';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { request as words } from '#texts/request';

const NAMED = 2;

/** The kind of resource, with the first datasets by name where the list reads them. */
function describeResources({ type, datasets = [] }: Request): string {
  const kind = REQUEST_TYPE_LABELS[type];
  if (datasets.length === 0) return kind;
  const names = datasets.slice(0, NAMED).map((dataset) => dataset.display_name);
  const more = datasets.length - names.length;
  return `${kind}: ${names.join(', ')}${more > 0 ? fill(words.andMore, { more }) : ''}`;
}

/**
 * Columns of specification 2 section 2.3, without the reader's own name and institution in every row (decision 143).
 * The first one is the heading of a card.
 */
export const requestColumns: ReadonlyArray<TableColumn<Request>> = [
  {
    id: 'project',
    header: words.project,
    value: (request) => request.project.title,
    // The title has room for words, and a word that is longer than its column breaks.
    cell: ({ project }) => <chakra.span overflowWrap="anywhere">{project.title}</chakra.span>,
    width: '14rem',
  },
  {
    id: 'code',
    header: words.sfariId,
    value: (request) => request.sfari_request_id,
    sortKey: 'sfari_request_id',
    width: '9rem',
  },
  {
    id: 'resource',
    header: words.requestedResource,
    value: describeResources,
    sortKey: 'type',
  },
  {
    id: 'cohort',
    header: words.cohort,
    value: (request) => request.cohorts.map((cohort) => cohort.display_name).join(', '),
  },
  {
    id: 'submitted',
    header: words.dateSubmitted,
    value: (request) => formatDate(request.submission_date),
    sortKey: 'submission_date',
    width: '9rem',
  },
  {
    id: 'status',
    header: words.status,
    value: (request) => statusLabel(request.status),
    cell: (request) => <RequestStatusBadge status={request.status} />,
    sortKey: 'status',
  },
];
