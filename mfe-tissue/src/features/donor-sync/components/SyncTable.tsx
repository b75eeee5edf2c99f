import type { DonorSync } from '@portal/contract/types';
import { formatDateTime } from '@portal/shared-ui';
import { ListTable } from '@portal/shared-ui/filtered-list';
import type { TableColumn } from '@portal/shared-ui/table';
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
const FILTERS = [
  { name: 'store', label: words.filterStore, options: Object.entries(words.stores) },
  { name: 'state', label: words.filterState, options: Object.entries(words.states) },
];

const showChanges = (sync: DonorSync) => <SyncChanges sync={sync} />;

/** All synchronizations, newest first; a row opens to show its changes. */
export const SyncTable = () => (
  <ListTable
    list="GET /donor-sync/"
    caption={words.caption}
    columns={COLUMNS}
    details={showChanges}
    filters={FILTERS}
    hasExport
    storageKey="donor-sync"
    empty={{ title: words.emptyTitle, description: words.emptyText }}
  />
);
