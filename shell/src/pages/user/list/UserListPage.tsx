import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { ROLE_LABELS, ROLES } from '@portal/contract/roles';
import { api, useList } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { user as words } from '#texts/user';
import { InstitutionFilter } from './InstitutionFilter.tsx';
import { USER_COLUMNS } from './user-columns.tsx';

const CREATORS: readonly string[] = ['sfari_admin', 'sfari_admin_lead', 'access_admin', 'superuser'];
const OFFICIALS: readonly string[] = ['sbso', 'pi_sbso'];

/** /user: everybody for staff, the people of their institution for Signing Officials (spec 1 section 2). */
export function Component() {
  const { role } = useSession();
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'last_name',
    filters: { groups__name: '', institution: '', active: '', verified: '' },
  });
  const list = useList('GET /user/', { ...query, expand: 'institution' });
  const isOfficial = role !== null && OFFICIALS.includes(role);
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <ChoiceFilter
      label={label}
      value={state.filters[name] ?? ''}
      options={options}
      onChange={(value) => setFilter(name, value)}
    />
  );
  return (
    <Page
      title={words.list}
      breadcrumbs={[]}
      actions={
        role !== null && CREATORS.includes(role) ? (
          <RouteButton to="/user/create/">{words.create}</RouteButton>
        ) : undefined
      }
    >
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
            {isOfficial ? null : (
              <InstitutionFilter
                id={state.filters['institution'] ?? ''}
                onChange={(id) => setFilter('institution', id)}
              />
            )}
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
        exportRows={async () => {
          const { data } = await api('GET /user/', {
            query: { ...query, expand: 'institution', limit: LIMITS.listMaximum, offset: 0 },
            quiet: true,
          });
          return data.results;
        }}
        storageKey="users"
        empty={{
          title: MESSAGES.noEntries,
          description: isOfficial ? words.emptyOfficial : words.emptyDescription,
        }}
        hasShortcuts
      />
    </Page>
  );
}
