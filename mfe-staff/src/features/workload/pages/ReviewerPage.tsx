import { REQUEST_TYPE_LABELS, REVIEWER_ROLE_LABELS } from '@portal/contract/statuses';
import { fill, formatDate } from '@portal/shared-ui';
import { useApi, type RowOf } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteLink } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import type { TableColumn } from '@portal/shared-ui/table';
import { RemindButton } from '../components/RemindButton.tsx';
import { DueDate } from '../components/DueDate.tsx';
import { workload as words } from '#texts/workload';

const BREADCRUMBS = [
  { label: words.home, to: '/' },
  { label: words.title, to: '/reviewers' },
];

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

const ONLY_LATE = [['true', words.one.onlyLate]] as const;

/** `/reviewers/{id}`: the open requests of one reviewer, longest waiting first (decision 281). */
export function Component() {
  const { objectId = '' } = useParams();
  const read = useApi('GET /workload/{id}/', { params: { id: objectId } });
  const person = read.data;
  if (read.error?.status === 404) return <ToNotFound correlationId={read.error.correlationId} />;
  const title = person?.display_name ?? words.title;
  return (
    <ListPage
      title={title}
      breadcrumbs={BREADCRUMBS}
      summary={person ? fill(words.one.counts, { open: person.open, late: person.late }) : undefined}
      actions={
        person ? (
          <>
            <RouteLink to={`/user/${person.id}`}>
              {fill(words.one.profile, { name: person.display_name })}
            </RouteLink>
            <RemindButton reviewer={person} />
          </>
        ) : undefined
      }
      before={
        read.error ? (
          <RetryPanel title={words.one.loadFailed} error={read.error} onRetry={() => void read.reload()} />
        ) : null
      }
      caption={person ? fill(words.one.titleOf, { name: person.display_name }) : words.one.caption}
      list="GET /open-review/"
      query={{ reviewer: objectId }}
      ordering="assigned"
      columns={COLUMNS}
      rowHref={(row) => `/request/${row.request.id}`}
      searchLabel={words.one.search}
      filters={[{ name: 'is_late', label: words.one.lateFilter, options: ONLY_LATE }]}
      hasExport
      storageKey="open-reviews"
      empty={{ description: words.one.emptyText }}
      hasShortcuts
    />
  );
}
