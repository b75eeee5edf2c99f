import type { Request } from '@portal/contract';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { statusText } from '@portal/contract/status-text';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { chakra, fill, StatusBadge } from '@portal/shared-ui';
import { createColumnBuilder, type TableColumn } from '@portal/shared-ui/table';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestStatusText } from '@portal/shared-ui/request-status';
import { FACT_COLUMNS } from '@portal/shared-ui/request-queue';
import { renewalStep } from '../model/request-status.ts';
import { conversation as talk } from '#texts/conversation';
import { request as words } from '#texts/request';

const { code, submitted, status } = FACT_COLUMNS;
const column = createColumnBuilder<Request>();
const NAMED = 2;

/** The kind of resource, with the names of the first datasets if the list loads them. */
function describeResources({ type, datasets = [] }: Pick<Request, 'type' | 'datasets'>): string {
  const kind = REQUEST_TYPE_LABELS[type];
  if (datasets.length === 0) return kind;
  const names = datasets.slice(0, NAMED).map((dataset) => dataset.display_name);
  const more = datasets.length - names.length;
  return `${kind}: ${names.join(', ')}${more > 0 ? fill(words.fields.moreCount, { more }) : ''}`;
}

const owner = column(['owner'], {
  id: 'owner',
  header: words.fields.creator,
  value: (request) => request.owner.display_name,
  sortKey: 'owner',
});
const institution = column(['institution'], {
  id: 'institution',
  header: words.fields.institution,
  value: (request) => request.institution?.display_name,
  sortKey: 'institution',
});
/** What the text of a status and the renewal below it are made of. */
const STATUS_FIELDS = [
  'id',
  'sfari_request_id',
  'type',
  'status',
  'expired',
  'expiration_date',
  'renewal_status',
  'irb_required',
  'last_message',
  'abilities',
] as const;

/**
 * Columns of spec 2 section 2.3. The first one is the heading of a card.
 * @param timeZone the foundation's time zone, which decides the current day
 */
const requestColumns = (timeZone: string): ReadonlyArray<TableColumn<Request>> => [
  column(['project'], {
    id: 'project',
    header: words.fields.project,
    value: (request) => request.project.title,
    // Wide enough for words; a longer word breaks.
    cell: ({ project }) => <chakra.span overflowWrap="anywhere">{project.title}</chakra.span>,
    width: '14rem',
  }),
  {
    ...code,
    cell: ({ id, sfari_request_id: label }) => <RouteLink to={`/request/${id}`}>{label}</RouteLink>,
  },
  column(['type', 'datasets'], {
    id: 'resource',
    header: words.fields.resource,
    value: describeResources,
    sortKey: 'type',
    sortsAs: 'order',
  }),
  column(['cohorts'], {
    id: 'cohort',
    header: words.fields.cohort,
    value: (request) => request.cohorts.map((cohort) => cohort.display_name).join(', '),
  }),
  owner,
  institution,
  submitted,
  column(STATUS_FIELDS, {
    ...status,
    value: (request) => statusText(request, timeZone),
    cell: (request) => (
      <>
        <RequestStatusText request={request} />
        {request.last_message === 'question' ? (
          <StatusBadge tone="info" mt="1">
            {talk.waits}
          </StatusBadge>
        ) : null}
        {renewalStep(request, null, timeZone) ? (
          <RouteLink to={renewalAddress(request)} display="block" width="fit-content" minH="6" mt="1">
            {fill(words.list.renew, { code: request.sfari_request_id })}
          </RouteLink>
        ) : null}
      </>
    ),
    // wide enough for a status on one line
    width: '13rem',
  }),
];

/**
 * Creator and Institution are shown by default only if the list has requests of other people. Otherwise every row would
 * name the reader (decision 143).
 */
export const listColumns = (timeZone: string, showsOthers: boolean): ReadonlyArray<TableColumn<Request>> =>
  requestColumns(timeZone).map((one) =>
    !showsOthers && (one === owner || one === institution) ? { ...one, isHiddenAtFirst: true } : one,
  );
