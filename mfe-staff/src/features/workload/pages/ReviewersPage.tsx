import { REVIEWING_ROLES, ROLE_LABELS } from '@portal/contract/roles';
import { formatDate } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, type TableColumn } from '@portal/shared-ui/table';
import { RemindButton } from '../components/RemindButton.tsx';
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
  {
    id: 'reminded',
    header: words.remind.column,
    value: (row) => (row.reminded ? formatDate(row.reminded) : ''),
    cell: (row) => <RemindButton reviewer={row} />,
    width: '10rem',
  },
];

const LOADS = [
  ['open', words.anyOpen],
  ['late', words.anyLate],
] as const;
const GROUPS = REVIEWING_ROLES.map((role) => [role, ROLE_LABELS[role]] as const);

/** `/reviewers`: the number of open requests per reviewer, since when, and the due dates (decision 281). */
export function Component() {
  const { table, choose, setFilters } = useFilteredList('GET /workload/', {
    ordering: '-open',
    filters: { groups__name: '', open__gte: '', late__gte: '' },
  });
  const load = choose('late__gte').value ? 'late' : choose('open__gte').value ? 'open' : '';
  return (
    <Page title={words.title} breadcrumbs={[]} summary={words.summary}>
      <DataTable
        {...table}
        caption={words.title}
        columns={COLUMNS}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/reviewers/${row.id}`}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter label={words.group} options={GROUPS} {...choose('groups__name')} />
            <ChoiceFilter
              label={words.load}
              value={load}
              options={LOADS}
              onChange={(value) =>
                setFilters({
                  open__gte: value === 'open' ? '1' : '',
                  late__gte: value === 'late' ? '1' : '',
                })
              }
            />
          </>
        }
        storageKey="reviewers"
        empty={{ description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
