import { CLOSE_OUT_LABELS, CLOSE_OUT_STATUSES } from '@portal/contract/close-outs';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { BREADCRUMBS } from '../../administration/model/breadcrumbs.ts';
import { CLOSE_OUT_COLUMNS } from '../components/close-out-columns.tsx';
import { closeOut as words } from '#texts/close-out';

const STATUSES = CLOSE_OUT_STATUSES.map((status) => [status, CLOSE_OUT_LABELS[status]] as const);
const OVERDUE = [
  ['true', words.overdue],
  ['false', words.onTime],
] as const;

/**
 * `/close-outs`: which researchers have confirmed what happened to their data or material, and which have not (decision
 * 386).
 */
export const Component = () => (
  <ListPage
    title={words.title}
    breadcrumbs={BREADCRUMBS}
    summary={words.summary}
    list="GET /close-out/"
    ordering="ended_on"
    columns={CLOSE_OUT_COLUMNS}
    searchLabel={words.search}
    filters={[
      { name: 'status', label: words.status, options: STATUSES },
      { name: 'is_overdue', label: words.overdueFilter, options: OVERDUE },
    ]}
    hasExport
    storageKey="close-outs"
    empty={{ title: words.emptyTitle, description: words.emptyText }}
  />
);
