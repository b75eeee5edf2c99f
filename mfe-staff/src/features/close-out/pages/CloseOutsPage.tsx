import { CLOSE_OUT_LABELS, CLOSE_OUT_STATUSES } from '@portal/contract/close-outs';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
import { CRUMBS } from '../../administration/model/crumbs.ts';
import { CLOSE_OUT_COLUMNS } from '../components/close-out-columns.tsx';
import { closeOut as words } from '#texts/close-out';

const STATUSES = CLOSE_OUT_STATUSES.map((status) => [status, CLOSE_OUT_LABELS[status]] as const);
const OVERDUE = [
  ['true', words.overdue],
  ['false', words.onTime],
] as const;

/** /close-outs: who has confirmed what became of what was given, and who has not (decision 386). */
export function Component() {
  const { table, choose } = useFilteredList('GET /close-out/', {
    ordering: 'ended_on',
    filters: { status: '', is_overdue: '' },
  });
  return (
    <Page title={words.title} breadcrumbs={CRUMBS} summary={words.summary}>
      <DataTable
        {...table}
        caption={words.title}
        columns={CLOSE_OUT_COLUMNS}
        rowId={(row) => String(row.id)}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter label={words.status} options={STATUSES} {...choose('status')} />
            <ChoiceFilter label={words.overdueFilter} options={OVERDUE} {...choose('is_overdue')} />
          </>
        }
        storageKey="close-outs"
        empty={{ title: words.emptyTitle, description: words.emptyText }}
      />
    </Page>
  );
}
