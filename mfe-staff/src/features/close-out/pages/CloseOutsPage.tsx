import { CLOSE_OUT_LABELS, CLOSE_OUT_STATUSES } from '@portal/contract/close-outs';
import { MESSAGES } from '@portal/contract/messages';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { CRUMBS } from '../../administration/api/crumbs.ts';
import { CLOSE_OUT_COLUMNS } from '../components/close-out-columns.tsx';
import { closeOut as words } from '#texts/close-out';

const STATUSES = CLOSE_OUT_STATUSES.map((status) => [status, CLOSE_OUT_LABELS[status]] as const);
const OVERDUE = [
  ['true', words.overdue],
  ['false', words.onTime],
] as const;

/** /close-outs: who has confirmed what became of what was given, and who has not (decision 386). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'ended_on',
    filters: { status: '', is_overdue: '' },
  });
  const list = useList('GET /close-out/', query);
  const isFiltered = Boolean(state.search || Object.values(state.filters).some(Boolean));
  return (
    <Page title={words.title} breadcrumbs={CRUMBS} summary={words.summary}>
      <DataTable
        caption={words.title}
        columns={CLOSE_OUT_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter
              label={words.status}
              value={state.filters['status'] ?? ''}
              options={STATUSES}
              onChange={(value) => setFilter('status', value)}
            />
            <ChoiceFilter
              label={words.overdueFilter}
              value={state.filters['is_overdue'] ?? ''}
              options={OVERDUE}
              onChange={(value) => setFilter('is_overdue', value)}
            />
          </>
        }
        exportRows={() => readEveryRow('GET /close-out/', query)}
        storageKey="close-outs"
        empty={{
          title: isFiltered ? MESSAGES.noMatchingSearch : words.emptyTitle,
          description: words.emptyText,
        }}
      />
    </Page>
  );
}
