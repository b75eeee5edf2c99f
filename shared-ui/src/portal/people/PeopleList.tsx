import type { ReactNode } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { ROLE_LABELS, ROLES } from '@portal/contract/roles';
import { readEveryRow, useList } from '../data/index.ts';
import { Page } from '../../design/page/index.ts';
import { ChoiceFilter, DataTable, listProps, useTableState } from '../../design/table/index.ts';
import { user as words } from '#texts/user';
import { USER_COLUMNS } from './user-columns.tsx';

interface PeopleListProps {
  /** What the list says when nobody is in it. */
  emptyText: string;
  actions?: ReactNode;
  /** The choice of an institution, where people of several are listed. */
  institutionFilter?: (id: string, choose: (id: string) => void) => ReactNode;
}

/** /user: everybody for staff, the people of their institution for Signing Officials (spec 1 section 2). */
export function PeopleList({ emptyText, actions, institutionFilter }: PeopleListProps) {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'last_name',
    filters: { groups__name: '', institution: '', active: '', verified: '' },
  });
  const wanted = { ...query, expand: 'institution' };
  const list = useList('GET /user/', wanted);
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <ChoiceFilter
      label={label}
      value={state.filters[name] ?? ''}
      options={options}
      onChange={(value) => setFilter(name, value)}
    />
  );
  return (
    <Page title={words.list} breadcrumbs={[]} actions={actions}>
      <DataTable
        caption={words.list}
        columns={USER_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/user/${row.id}`}
        searchLabel={words.search}
        filters={
          <>
            {choice(
              'groups__name',
              words.role,
              ROLES.map((one) => [one, ROLE_LABELS[one]] as const),
            )}
            {institutionFilter?.(state.filters['institution'] ?? '', (id) => setFilter('institution', id))}
            {choice('active', words.state, [
              ['true', words.active],
              ['false', words.inactive],
            ])}
            {choice('verified', words.verification, [
              ['true', words.verified],
              ['false', words.unverified],
            ])}
          </>
        }
        exportRows={() => readEveryRow('GET /user/', wanted)}
        storageKey="users"
        empty={{
          title: MESSAGES.noEntries,
          description: emptyText,
        }}
        hasShortcuts
      />
    </Page>
  );
}
