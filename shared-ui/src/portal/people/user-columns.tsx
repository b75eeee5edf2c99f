import { groupLabel } from '@portal/contract/roles';
import type { User } from '@portal/contract/types';
import { formatDate, VisuallyHidden } from '../../design/index.ts';
import type { TableColumn } from '../../design/table/index.ts';
import { user as words } from '#texts/user';
import { ActiveBadge, VerifiedBadge } from '../person/index.ts';

const listRoles = ({ groups }: User): string => groups.map(({ name }) => groupLabel(name)).join(', ');

export const USER_COLUMNS: ReadonlyArray<TableColumn<User>> = [
  { id: 'name', header: words.name, value: (row) => row.display_name, sortKey: 'last_name' },
  { id: 'email', header: words.email, value: (row) => row.email, sortKey: 'email', canCopy: true },
  {
    id: 'institution',
    header: words.institution,
    value: (row) => row.institution?.display_name ?? words.noInstitution,
  },
  { id: 'roles', header: words.roles, value: (row) => listRoles(row) || words.noRoles },
  {
    id: 'active',
    header: words.state,
    value: (row) => (row.active ? words.active : words.inactive),
    cell: (row) => <ActiveBadge isActive={row.active} />,
    width: '8rem',
  },
  {
    id: 'verified',
    header: words.verification,
    value: (row) => (row.verified ? words.verified : words.unverified),
    // nearly all are confirmed, so only the others are shown
    cell: (row) =>
      row.verified ? <VisuallyHidden>{words.verified}</VisuallyHidden> : <VerifiedBadge isVerified={false} />,
    width: '9rem',
  },
  {
    id: 'last_login',
    header: words.lastLogin,
    value: (row) => formatDate(row.last_login) || words.never,
    sortKey: 'last_login',
    sortsAs: 'date',
    width: '8rem',
  },
  {
    id: 'created',
    header: words.created,
    value: (row) => formatDate(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '8rem',
    isHiddenAtFirst: true,
  },
];
