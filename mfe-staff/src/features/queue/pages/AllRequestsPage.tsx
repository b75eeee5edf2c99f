import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS_LABELS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { DataTable, useTableState } from '@portal/shared-ui/table';
import { COLUMNS } from '../components/columns.tsx';
import { ChoiceFilter } from '../components/ChoiceFilter.tsx';

/** Every request that the person may see (spec 2 section 2.3, spec 3 section 2.2). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: '-submission_date',
    filters: { status: '', type: '' },
  });
  const list = useList('GET /request/', { ...query, grouping: 'status,type' });
  const filter = (name: 'status' | 'type', label: string, labels: Readonly<Record<string, string>>) => (
    <ChoiceFilter
      label={label}
      value={state.filters[name] ?? ''}
      labels={labels}
      counts={list.groups[name] ?? {}}
      onChange={(value) => setFilter(name, value)}
    />
  );

  return (
    <Page title="Requests">
      <DataTable
        caption="Requests"
        columns={COLUMNS}
        rows={list.rows}
        count={list.count}
        countCapped={list.countCapped}
        isLoading={list.isLoading}
        error={list.error}
        onRetry={() => void list.reload()}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/request/${row.id}`}
        searchLabel="Search requests"
        filters={
          <>
            {filter('status', 'Status', REQUEST_STATUS_LABELS)}
            {filter('type', 'Type', REQUEST_TYPE_LABELS)}
          </>
        }
        storageKey="all-requests"
        empty={{ title: MESSAGES.noEntries, description: 'No request has come in yet.' }}
        hasShortcuts
      />
    </Page>
  );
}
