import { PROJECT_UPDATE_LABELS } from '@portal/contract/project-updates';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { chakra, fill, formatDate, Text } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import type { TableColumn } from '@portal/shared-ui/table';
import { UpdateState } from './UpdateState.tsx';
import { projectUpdates as words } from '#texts/project-updates';

export type ProjectUpdate = RowOf<'GET /project-update/'>;

/** Words for `days`: days until the date, or since it. */
const formatDays = (days: number): string =>
  days < 0 ? fill(words.passed, { days: -days }) : fill(words.days, { days });

const project: TableColumn<ProjectUpdate> = {
  id: 'project',
  header: words.project,
  value: (row) => row.project.title,
  cell: ({ project: { id, title } }) => (
    <RouteLink to={`/project/${id}`} overflowWrap="anywhere">
      {title}
    </RouteLink>
  ),
  width: '14rem',
};
const owner: TableColumn<ProjectUpdate> = {
  id: 'owner',
  header: words.owner,
  value: (row) => row.owner.display_name,
  sortKey: 'owner',
  width: '10rem',
};
const facts: readonly TableColumn<ProjectUpdate>[] = [
  {
    id: 'expiration_date',
    header: words.expires,
    value: (row) => formatDate(row.expiration_date),
    cell: ({ expiration_date: end, days }) => (
      <>
        {formatDate(end)}
        {days === null ? null : (
          <Text color="fg.muted" textStyle="sm">
            {formatDays(days)}
          </Text>
        )}
      </>
    ),
    sortKey: 'expiration_date',
    sortsAs: 'date',
    width: '9rem',
  },
  {
    id: 'irb_date',
    header: words.irb,
    value: (row) => (row.irb_date ? formatDate(row.irb_date) : words.noIrb),
    width: '8rem',
  },
  {
    id: 'state',
    header: words.status,
    value: (row) => PROJECT_UPDATE_LABELS[row.state],
    cell: ({ state }) => (
      <>
        <UpdateState state={state} />
        {state === 'suspended' ? <chakra.span display="block">{words.suspendedHelp}</chakra.span> : null}
      </>
    ),
    width: '9rem',
  },
];
const request: TableColumn<ProjectUpdate> = {
  id: 'sfari_request_id',
  header: words.request,
  value: (row) => row.sfari_request_id,
  cell: ({ id, sfari_request_id: code }) => <RouteLink to={`/request/${id}`}>{code}</RouteLink>,
  isCardTitle: true,
  width: '9rem',
};
const action: TableColumn<ProjectUpdate> = {
  id: 'action',
  header: words.action,
  value: () => '',
  cell: (row) =>
    row.abilities['renew'] ? (
      <RouteButton
        to={renewalAddress(row)}
        size="sm"
        variant="outline"
        aria-label={fill(words.renewOf, { code: row.sfari_request_id })}
      >
        {words.renew}
      </RouteButton>
    ) : null,
  width: '7rem',
};

export const OWN_COLUMNS = [request, project, ...facts, action];
/** Staff see the owner of each access and have no renew action. */
export const STAFF_COLUMNS = [request, project, owner, ...facts];
