import { MESSAGES } from '@portal/contract/messages';
import { mayOpenWindow } from '@portal/contract/review-windows';
import { TISSUE_REVIEWER_ROLES, type SessionRole } from '@portal/contract/roles';
import { TISSUE_QUEUES, TISSUE_TAB_LABELS, type TissueQueue } from '@portal/contract/tissue-tabs';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useBulkQueue } from '@portal/shared-ui/bulk';
import { CommandStrip, QueueLinks } from '@portal/shared-ui/request-queue';
import { useSearchParams } from '@portal/shared-ui/router';
import { SavedViews } from '@portal/shared-ui/saved-views';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { DataTable, useTableState, listProps } from '@portal/shared-ui/table';
import { START_REVIEW } from '../api/start-review.ts';
import { COLUMNS_OF } from '../components/columns.tsx';
import { OpenWindow } from '../components/OpenWindow.tsx';
import { fill } from '@portal/shared-ui';
import { dashboard as words } from '#texts/dashboard';

/** Who assigns reviewers here, and from which groups these come. */
const ASSIGNERS: readonly (SessionRole | null)[] = ['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'];

const isQueue = (value: string | null): value is TissueQueue =>
  TISSUE_QUEUES.some((queue) => queue === value);

const renderViews = (columns: readonly string[]) => <SavedViews page="/abn-dashboard" columns={columns} />;

/** The brain bank's dashboard of tissue requests (spec 3 section 2.8). */
export function Component() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('tab');
  const tab: TissueQueue = isQueue(asked) ? asked : 'new';
  const { state, onStateChange, query } = useTableState({ ordering: '-days_in_status' });
  const wanted = { ...query, tab };
  const list = useList('GET /abn-request/', { ...wanted, grouping: 'tab' });
  const bulk = useBulkQueue({
    rows: list.rows,
    groups: TISSUE_REVIEWER_ROLES,
    ...(tab === 'under_review' ? { onMovedToMeeting: () => notify.success(words.moved) } : {}),
  });
  const { role } = useSession();
  const isOpener = mayOpenWindow('abn_tissue', role);

  return (
    <Page
      title={words.title}
      breadcrumbs={[]}
      actions={isOpener ? <RouteButton to={START_REVIEW}>{words.begin}</RouteButton> : null}
    >
      <CommandStrip current="tissue" />
      <OpenWindow isOpener={isOpener} />
      <QueueLinks
        layout="bar"
        current={tab}
        queues={TISSUE_QUEUES.map((key) => ({
          key,
          label: TISSUE_TAB_LABELS[key],
          to: `?tab=${key}`,
          count: list.groups['tab'] ? (list.groups['tab'][key] ?? 0) : undefined,
        }))}
      />
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
        exportRows={() => readEveryRow('GET /abn-request/', wanted)}
        empty={{
          title: MESSAGES.emptyTab,
          description: words.intro,
        }}
        hasShortcuts
      />
    </Page>
  );
}
