import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_TYPE_LABELS, REVIEWER_ROLE_LABELS } from '@portal/contract/statuses';
import { fill, formatDate } from '@portal/shared-ui';
import { readEveryRow, useApi, useList, type RowOf } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { ChoiceFilter, DataTable, listProps, useTableState, type TableColumn } from '@portal/shared-ui/table';
import { workload as words } from '#texts/workload';
import { CRUMBS } from '../model/crumbs.ts';
import { DueDate } from '../components/DueDate.tsx';

type Row = RowOf<'GET /open-review/'>;

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    id: 'request',
    header: words.one.request,
    value: (row) => row.request.sfari_request_id,
    width: '9rem',
  },
  { id: 'project', header: words.one.project, value: (row) => row.request.project_title },
  { id: 'type', header: words.one.type, value: (row) => REQUEST_TYPE_LABELS[row.request.type] },
  { id: 'role', header: words.one.role, value: (row) => REVIEWER_ROLE_LABELS[row.reviewer_role] },
  {
    id: 'assigned',
    header: words.one.assigned,
    value: (row) => formatDate(row.assigned),
    sortKey: 'assigned',
    sortsAs: 'date',
    width: '8rem',
  },
  {
    id: 'due_date',
    header: words.one.due,
    value: (row) => (row.due_date ? formatDate(row.due_date) : words.one.noDue),
    cell: (row) => <DueDate day={row.due_date} isLate={row.is_late} />,
    sortKey: 'due_date',
    sortsAs: 'date',
    width: '11rem',
  },
];

/** /reviewers/{id}: what waits for one reviewer, the longest waiting first (decision 281). */
export function Component() {
  const { objectId = '' } = useParams();
  const read = useApi('GET /workload/{id}/', { params: { id: objectId } });
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'assigned',
    filters: { is_late: '' },
  });
  const wanted = { ...query, reviewer: objectId };
  const list = useList('GET /open-review/', wanted);
  const person = read.data;
  if (read.error?.status === 404) return <ToNotFound correlationId={read.error.correlationId} />;
  const title = person?.display_name ?? words.title;
  return (
    <Page
      title={title}
      breadcrumbs={CRUMBS}
      summary={person ? fill(words.one.counts, { open: person.open, late: person.late }) : undefined}
      actions={
        person ? (
          <RouteLink to={`/user/${person.id}`}>
            {fill(words.one.profile, { name: person.display_name })}
          </RouteLink>
        ) : undefined
      }
    >
      {read.error ? (
        <RetryPanel title={words.one.loadFailed} error={read.error} onRetry={() => void read.reload()} />
      ) : null}
      <DataTable
        caption={person ? fill(words.one.titleOf, { name: person.display_name }) : words.one.caption}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/request/${row.request.id}`}
        searchLabel={words.one.search}
        filters={
          <ChoiceFilter
            label={words.one.lateFilter}
            value={state.filters['is_late'] ?? ''}
            options={[['true', words.one.onlyLate]]}
            onChange={(value) => setFilter('is_late', value)}
          />
        }
        exportRows={() => readEveryRow('GET /open-review/', wanted)}
        storageKey="open-reviews"
        empty={{ title: MESSAGES.noEntries, description: words.one.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
