import { MESSAGES } from '@portal/contract/messages';
import { groupLabel } from '@portal/contract/roles';
import type { User } from '@portal/contract/types';
import { formatDate, StatusBadge } from '../../design/index.ts';
import { useList } from '../data/index.ts';
import { RouteButton } from '../../design/page/index.ts';
import { DataTable, listProps, useTableState, type TableColumn } from '../../design/table/index.ts';
import { people as words, page } from '#texts/institution-page';
import { verificationPanel } from '#texts/verification';
import { may, type PartProps } from './institution-parts.ts';

const STAFF_COLUMNS: readonly TableColumn<User>[] = [
  { id: 'name', header: words.name, value: (row) => row.display_name, sortKey: 'last_name', width: '12rem' },
  { id: 'email', header: words.email, value: (row) => row.email, canCopy: true },
  {
    id: 'roles',
    header: words.roles,
    value: (row) => row.groups.map(({ name }) => groupLabel(name)).join(', '),
  },
  {
    id: 'active',
    header: words.active,
    value: (row) => (row.active ? words.isActive : words.isInactive),
    cell: (row) => (
      <StatusBadge tone={row.active ? 'success' : 'closed'}>
        {row.active ? words.isActive : words.isInactive}
      </StatusBadge>
    ),
  },
  {
    id: 'last_login',
    header: words.lastLogin,
    value: (row) => formatDate(row.last_login) || words.never,
    sortKey: 'last_login',
    sortsAs: 'date',
  },
];

interface ResearchersProps extends PartProps {
  /** Staff read accounts and roles; a Signing Official reads what they decide by. */
  columns?: readonly TableColumn<User>[];
  /** False where the page already links to the verification. */
  isVerificationLinked?: boolean;
}

/** The researchers of the institution, each linked to their page. */
export function Researchers({
  institution,
  columns = STAFF_COLUMNS,
  isVerificationLinked = true,
}: ResearchersProps) {
  const { state, onStateChange, query } = useTableState({ ordering: 'last_name', prefix: 'people-' });
  const list = useList('GET /user/', {
    ...query,
    institution: institution.id,
    groups__name__in: 'primary_researcher,pi_sbso',
    expand: 'user_institutions',
  });
  return (
    <>
      {isVerificationLinked && may(institution, 'verify_researchers') ? (
        <RouteButton
          to={`/annual-researcher-review?institution=${institution.id}`}
          variant="outline"
          size="sm"
          mb="4"
        >
          {verificationPanel.open}
        </RouteButton>
      ) : null}
      <DataTable
        caption={page.researchers}
        columns={columns}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/user/${row.id}`}
        searchLabel={words.search}
        empty={{ title: MESSAGES.noResearchers }}
      />
    </>
  );
}
