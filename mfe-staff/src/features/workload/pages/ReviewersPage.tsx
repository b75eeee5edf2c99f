import { MESSAGES } from '@portal/contract/messages';
import { REVIEWING_ROLES, ROLE_LABELS } from '@portal/contract/roles';
import { formatDate } from '@portal/shared-ui';
import { readEveryRow, useList, type RowOf } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState, type TableColumn } from '@portal/shared-ui/table';
import { workload as words } from '#texts/workload';

type Row = RowOf<'GET /workload/'>;

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    id: 'display_name',
    header: words.name,
    value: (row) => row.display_name,
    sortKey: 'display_name',
  },
  {
    id: 'groups',
    header: words.groups,
    value: (row) => row.groups.map((group) => ROLE_LABELS[group]).join(', ') || words.none,
  },
  {
    id: 'open',
    header: words.open,
    value: (row) => row.open,
    sortKey: 'open',
    sortsAs: 'number',
    align: 'end',
    width: '6rem',
  },
  {
    id: 'late',
    header: words.late,
    value: (row) => row.late,
    sortKey: 'late',
    sortsAs: 'number',
    align: 'end',
    width: '6rem',
  },
  {
    id: 'oldest',
    header: words.oldest,
    value: (row) => (row.oldest ? formatDate(row.oldest) : words.none),
    sortKey: 'oldest',
    sortsAs: 'date',
    width: '9rem',
  },
  {
    id: 'next_due',
    header: words.nextDue,
    value: (row) => (row.next_due ? formatDate(row.next_due) : words.none),
    sortKey: 'next_due',
    sortsAs: 'date',
    width: '9rem',
  },
];

const LOADS = [
  ['open', words.anyOpen],
  ['late', words.anyLate],
] as const;
const GROUPS = REVIEWING_ROLES.map((role) => [role, ROLE_LABELS[role]] as const);

/** /reviewers: who reviews how many open requests, since when, and what is due (decision 281). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: '-open',
    filters: { groups__name: '', open__gte: '', late__gte: '' },
  });
  const list = useList('GET /workload/', query);
  const load = state.filters['late__gte'] ? 'late' : state.filters['open__gte'] ? 'open' : '';
  return (
    <Page title={words.title} breadcrumbs={[]} summary={words.summary}>
      <DataTable
        caption={words.title}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/reviewers/${row.id}`}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter
              label={words.group}
              value={state.filters['groups__name'] ?? ''}
              options={GROUPS}
              onChange={(value) => setFilter('groups__name', value)}
            />
            <ChoiceFilter
              label={words.load}
              value={load}
              options={LOADS}
              onChange={(value) =>
                onStateChange({
                  ...state,
                  page: 1,
                  filters: {
                    ...state.filters,
                    open__gte: value === 'open' ? '1' : '',
                    late__gte: value === 'late' ? '1' : '',
                  },
                })
              }
            />
          </>
        }
        exportRows={() => readEveryRow('GET /workload/', query)}
        storageKey="reviewers"
        empty={{ title: MESSAGES.noEntries, description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
