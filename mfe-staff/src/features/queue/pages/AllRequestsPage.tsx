import { MESSAGES } from '@portal/contract/messages';
import { STARTER_ROLES } from '@portal/contract/roles';
import { AddIcon } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { matchDetails } from '@portal/shared-ui/request-queue';
import { useSession } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable, useTableState, listProps } from '@portal/shared-ui/table';
import { exportRequests } from '../api/export-requests.ts';
import { countTypes, STATUS_OPTIONS, TYPE_OPTIONS } from '../api/filter-options.ts';
import { COLUMNS } from '../components/columns.tsx';
import { queue as words } from '#texts/queue';

/** Every request that the person may see (spec 2 section 2.3, spec 3 section 2.2). */
export function Component() {
  const { role } = useSession();
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: '-submission_date',
    filters: { status: '', type__in: '' },
  });
  const list = useList('GET /request/', { ...query, grouping: 'status,type' });
  const byStatus = list.groups['status'] ?? {};
  const byType = countTypes(list.groups['type'] ?? {});

  return (
    <Page
      title={words.list.title}
      breadcrumbs={[]}
      actions={
        role !== null && STARTER_ROLES.includes(role) ? (
          <RouteButton to="/request/create">
            <AddIcon />
            {words.list.create}
          </RouteButton>
        ) : null
      }
    >
      <DataTable
        caption={words.list.title}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/request/${row.id}`}
        rowLabel={(row) => row.sfari_request_id}
        details={matchDetails}
        searchLabel={words.list.searchLabel}
        filters={
          <>
            <ChoiceFilter
              label={words.filters.status}
              value={state.filters['status'] ?? ''}
              options={STATUS_OPTIONS}
              counts={byStatus}
              onChange={(value) => setFilter('status', value)}
            />
            <ChoiceFilter
              label={words.filters.type}
              value={state.filters['type__in'] ?? ''}
              options={TYPE_OPTIONS}
              counts={byType}
              onChange={(value) => setFilter('type__in', value)}
            />
          </>
        }
        storageKey="all-requests"
        exportRows={() => exportRequests(query)}
        empty={{
          title: MESSAGES.noEntries,
          description: words.list.emptyText,
        }}
        hasShortcuts
      />
    </Page>
  );
}
