import { useMemo, useState } from 'react';
import { Button, DownloadIcon, formatDate, StatusBadge, Table, type StatusTone } from '../design/index.ts';
import {
  DataTable,
  ScrolledTable,
  useTableState,
  type TableColumn,
  type TableState,
} from '../design/table/index.ts';
import { Example } from './Example.tsx';
import { sampleRequests, type SampleRequest } from './samples.ts';

const tones: Record<SampleRequest['status'], StatusTone> = {
  Created: 'neutral',
  'Under Review': 'info',
  Approved: 'success',
  'Revisions Requested': 'warning',
};

const columns: ReadonlyArray<TableColumn<SampleRequest>> = [
  { id: 'reference', header: 'Reference', value: (row) => row.reference, sortKey: 'reference' },
  { id: 'title', header: 'Title', value: (row) => row.title, sortKey: 'title' },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: (row) => <StatusBadge tone={tones[row.status]}>{row.status}</StatusBadge>,
    sortKey: 'status',
    sortsAs: 'order',
  },
  {
    id: 'submitted',
    header: 'Submitted',
    value: (row) => formatDate(row.submitted),
    sortKey: 'submitted',
    sortsAs: 'date',
    canCopy: true,
  },
  {
    id: 'samples',
    header: 'Samples',
    value: (row) => row.samples,
    align: 'end',
    sortKey: 'samples',
    sortsAs: 'number',
  },
];

/** Replaces the server: searches, sorts and pages. */
function answer({ search, ordering, page, pageSize }: TableState) {
  const found = sampleRequests.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
  const column = columns.find(({ sortKey }) => sortKey === ordering.replace(/^-/, ''));
  const sorted = column
    ? found.toSorted((a, b) =>
        String(column.value?.(a)).localeCompare(String(column.value?.(b)), 'en', { numeric: true }),
      )
    : found;
  const ordered = ordering.startsWith('-') ? sorted.toReversed() : sorted;
  return { rows: ordered.slice((page - 1) * pageSize, page * pageSize), count: found.length };
}

const still: TableState = { page: 1, pageSize: 10, ordering: '', search: '', filters: {} };
const fixed = {
  columns,
  rows: [],
  count: 0,
  state: still,
  onStateChange: () => {},
  rowId: (row: SampleRequest) => row.id,
};

export function TableGallery() {
  const { state, onStateChange } = useTableState({ ordering: '-submitted' });
  const { rows, count } = useMemo(() => answer(state), [state]);
  const [selectedIds, setSelected] = useState(['3', '4']);
  return (
    <>
      <Example title="List with search, sort, selection, column choice and keys">
        <DataTable
          caption="Requests"
          columns={columns}
          rows={rows}
          count={count}
          state={state}
          onStateChange={onStateChange}
          rowId={(row) => row.id}
          rowHref={(row) => `/request/${row.id}`}
          searchLabel="Search requests"
          storageKey="gallery"
          hasShortcuts
          selection={{
            selectedIds,
            onChange: setSelected,
            actions: <Button size="xs">Assign reviewers</Button>,
          }}
          tools={
            <Button size="sm" variant="outline" colorPalette="gray">
              <DownloadIcon />
              Export CSV
            </Button>
          }
        />
      </Example>
      <Example title="Small table that is scrolled where there is no room">
        <ScrolledTable caption="Requests by quarter" minWidth={480}>
          <Table.Header>
            <Table.Row bg="bg.muted">
              <Table.ColumnHeader scope="col">Quarter</Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                Requests
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <Table.Row bg="transparent">
              <Table.ColumnHeader scope="row">2026 Q3</Table.ColumnHeader>
              <Table.Cell textAlign="end">34</Table.Cell>
            </Table.Row>
          </Table.Body>
        </ScrolledTable>
      </Example>
      <Example title="None yet">
        <DataTable
          {...fixed}
          caption="Empty list"
          empty={{
            title: 'No requests yet',
            description: 'Create a project first, then ask for data.',
            action: <Button>Create a project</Button>,
          }}
        />
      </Example>
      <Example title="No results">
        <DataTable {...fixed} caption="Searched list" state={{ ...still, search: 'zzz' }} />
      </Example>
      <Example title="Loading">
        <DataTable {...fixed} caption="Loading list" isLoading />
      </Example>
      <Example title="Failed">
        <DataTable
          {...fixed}
          caption="Failed list"
          error={{ correlationId: '0f8c2a7e-41d5' }}
          onRetry={() => {}}
        />
      </Example>
    </>
  );
}
