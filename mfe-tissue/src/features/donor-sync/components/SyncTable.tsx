import type { DonorSync } from '@portal/contract/types';
import { formatDateTime } from '@portal/shared-ui';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { ChoiceFilter, DataTable, listProps, useTableState, type TableColumn } from '@portal/shared-ui/table';
import { SyncChanges } from './SyncChanges.tsx';
import { SyncState } from './SyncState.tsx';
import { donorSync as words } from '#texts/donor-sync';

const number = (id: 'seen' | 'added' | 'changed' | 'removed' | 'refused'): TableColumn<DonorSync> => ({
  id,
  header: words.columns[id],
  value: (row) => row[id],
  align: 'end',
});

const COLUMNS: readonly TableColumn<DonorSync>[] = [
  {
    id: 'started',
    header: words.columns.started,
    value: (row) => formatDateTime(row.started),
    sortKey: 'started',
    sortsAs: 'date',
  },
  { id: 'store', header: words.columns.store, value: (row) => words.stores[row.store] },
  {
    id: 'state',
    header: words.columns.state,
    value: (row) => words.states[row.state],
    cell: (row) => <SyncState state={row.state} />,
  },
  { id: 'kind', header: words.columns.kind, value: (row) => words.kinds[row.kind] },
  {
    id: 'by',
    header: words.columns.by,
    value: (row) => row.started_by?.display_name ?? words.clock,
  },
  number('seen'),
  number('added'),
  number('changed'),
  number('removed'),
  number('refused'),
];
const FILTERS = { store: '', state: '' };
const CHOICES = {
  store: Object.entries(words.stores),
  state: Object.entries(words.states),
};

const showChanges = (sync: DonorSync) => <SyncChanges sync={sync} />;

/** Every synchronisation, the newest first; a row opens to what it changed. */
export function SyncTable() {
  const { state, onStateChange, query, setFilter } = useTableState({ filters: FILTERS });
  const list = useList('GET /donor-sync/', query);
  return (
    <DataTable
      caption={words.caption}
      columns={COLUMNS}
      {...listProps(list)}
      state={state}
      onStateChange={onStateChange}
      rowId={(row) => String(row.id)}
      details={showChanges}
      filters={
        <>
          <ChoiceFilter
            label={words.filterStore}
            value={state.filters['store'] ?? ''}
            options={CHOICES.store}
            onChange={(value) => setFilter('store', value)}
          />
          <ChoiceFilter
            label={words.filterState}
            value={state.filters['state'] ?? ''}
            options={CHOICES.state}
            onChange={(value) => setFilter('state', value)}
          />
        </>
      }
      storageKey="donor-sync"
      exportRows={() => readEveryRow('GET /donor-sync/', query)}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
}
