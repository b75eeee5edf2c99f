import type { ReactNode } from 'react';
import { ROLE_LABELS, ROLES } from '@portal/contract/roles';
import { ListPage, type ListFilter } from '../filtered-list/index.ts';
import { user as words } from '#texts/user';
import { USER_COLUMNS } from './user-columns.tsx';

const ROLE_OPTIONS = ROLES.map((one) => [one, ROLE_LABELS[one]] as const);
const STATES = [
  ['true', words.active],
  ['false', words.inactive],
] as const;
const VERIFICATIONS = [
  ['true', words.verified],
  ['false', words.unverified],
] as const;
const EXPANDED = { expand: 'institution' } as const;

interface PeopleListProps {
  /** Shown when the list is empty. */
  emptyText: string;
  actions?: ReactNode;
  /** Filters by institution, for a list with people of several institutions. */
  institutionFilter?: (id: string, choose: (id: string) => void) => ReactNode;
}

/** /user: everyone for staff, the people of their institution for Signing Officials (spec 1 section 2). */
export function PeopleList({ emptyText, actions, institutionFilter }: PeopleListProps) {
  const filters: ListFilter[] = [
    { name: 'groups__name', label: words.role, options: ROLE_OPTIONS },
    { name: 'institution', show: ({ value, onChange }) => institutionFilter?.(value, onChange) },
    { name: 'active', label: words.state, options: STATES },
    { name: 'verified', label: words.verification, options: VERIFICATIONS },
  ];
  return (
    <ListPage
      title={words.list}
      breadcrumbs={[]}
      actions={actions}
      list="GET /user/"
      query={EXPANDED}
      ordering="last_name"
      columns={USER_COLUMNS}
      rowFields={['id']}
      rowHref={(row) => `/user/${row.id}`}
      searchLabel={words.search}
      filters={filters}
      hasExport
      storageKey="users"
      empty={{ description: emptyText }}
      hasShortcuts
    />
  );
}
