import { MESSAGES } from '@portal/contract/messages';
import { TISSUE_REVIEWER_ROLES, type SessionRole } from '@portal/contract/roles';
import { TISSUE_TAB_LABELS, type TissueQueue } from '@portal/contract/tissue-tabs';
import { fill } from '@portal/shared-ui';
import { useBulkQueue } from '@portal/shared-ui/bulk';
import type { useList } from '@portal/shared-ui/data';
import { listExport } from '@portal/shared-ui/operation';
import { SavedViews } from '@portal/shared-ui/saved-views';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, type useTableState } from '@portal/shared-ui/table';
import { notify } from '@portal/shared-ui/toaster';
import { COLUMNS_OF } from './columns.tsx';
import { dashboard as words } from '#texts/dashboard';

/** Roles that assign reviewers on this page. */
const ASSIGNERS: readonly (SessionRole | null)[] = ['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'];

const renderViews = (columns: readonly string[]) => <SavedViews page="/abn-dashboard" columns={columns} />;

interface QueueTableProps {
  tab: TissueQueue;
  list: ReturnType<typeof useList<'GET /abn-request/'>>;
  table: ReturnType<typeof useTableState>;
}

/** The requests of a queue with its columns. In the review queue, requests can be moved on to the decision in bulk. */
export function QueueTable({ tab, list, table: { state, onStateChange, query } }: QueueTableProps) {
  const { role } = useSession();
  const bulk = useBulkQueue({
    rows: list.rows,
    groups: TISSUE_REVIEWER_ROLES,
    ...(tab === 'under_review' ? { onMovedToMeeting: () => notify.success(words.moved) } : {}),
  });
  return (
    <>
      {bulk.notice}
      <DataTable
        caption={fill(words.listCaption, { tab: TISSUE_TAB_LABELS[tab] })}
        columns={COLUMNS_OF[tab]}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/request/${row.id}`}
        searchLabel={words.searchLabel}
        selection={ASSIGNERS.includes(role) ? bulk.selection : undefined}
        hasColumnsInAddress
        tools={renderViews}
        storageKey="tissue-requests"
        exportRows={listExport('GET /abn-request/', { ...query, tab })}
        empty={{
          title: MESSAGES.emptyTab,
          description: words.intro,
        }}
        hasShortcuts
      />
    </>
  );
}
