import { groupLabel } from '@portal/contract/roles';
import type { User } from '@portal/contract/types';
import { formatDate, VisuallyHidden } from '../../design/index.ts';
import { createColumnBuilder } from '../../design/table/index.ts';
import { user as words } from '#texts/user';
import { ActiveBadge, VerifiedBadge } from '../person/index.ts';

const listRoles = ({ groups }: Pick<User, 'groups'>): string =>
  groups.map(({ name }) => groupLabel(name)).join(', ');

const column = createColumnBuilder<User>();

export const USER_COLUMNS = [
  column(['display_name'], {
    id: 'name',
    header: words.name,
    value: (row) => row.display_name,
    sortKey: 'last_name',
  }),
  column(['email'], {
    id: 'email',
    header: words.email,
    value: (row) => row.email,
    sortKey: 'email',
    canCopy: true,
  }),
  column(['institution'], {
    id: 'institution',
    header: words.institution,
    value: (row) => row.institution?.display_name ?? words.noInstitution,
  }),
  column(['groups'], { id: 'roles', header: words.roles, value: (row) => listRoles(row) || words.noRoles }),
  column(['active'], {
    id: 'active',
    header: words.state,
    value: (row) => (row.active ? words.active : words.inactive),
    cell: (row) => <ActiveBadge isActive={row.active} />,
    width: '8rem',
  }),
  column(['verified'], {
    id: 'verified',
    header: words.verification,
    value: (row) => (row.verified ? words.verified : words.unverified),
    // nearly all are confirmed, so only the others are shown
    cell: (row) =>
      row.verified ? <VisuallyHidden>{words.verified}</VisuallyHidden> : <VerifiedBadge isVerified={false} />,
    width: '9rem',
  }),
  column(['last_login'], {
    id: 'last_login',
    header: words.lastLogin,
    value: (row) => formatDate(row.last_login) || words.never,
    sortKey: 'last_login',
    sortsAs: 'date',
    width: '8rem',
  }),
  column(['created'], {
    id: 'created',
    header: words.created,
    value: (row) => formatDate(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '8rem',
    isHiddenAtFirst: true,
  }),
];
