import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { TISSUE_TAB_LABELS, TISSUE_TABS, type TissueTab } from '@portal/contract/tissue-tabs';
import { api, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { QueueLinks } from '@portal/shared-ui/request-queue';
import { useSearchParams } from '@portal/shared-ui/router';
import { DataTable, useTableState, listProps } from '@portal/shared-ui/table';
import { COLUMNS_OF } from '../components/columns.tsx';
import { fill } from '@portal/shared-ui';
import { dashboard as words } from '#texts/dashboard';

const isTab = (value: string | null): value is TissueTab => TISSUE_TABS.some((tab) => tab === value);

/** The brain bank's dashboard of tissue requests (spec 3 section 2.8). */
export function Component() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('tab');
  const tab: TissueTab = isTab(asked) ? asked : 'new';
  const { state, onStateChange, query } = useTableState({ ordering: 'status_since' });
  const list = useList('GET /abn-request/', { ...query, tab, grouping: 'tab' });
  const exportRows = async () => {
    const { data } = await api('GET /abn-request/', {
      query: { ...query, tab, limit: LIMITS.listMaximum, offset: 0 },
      quiet: true,
    });
    return data.results;
  };

  return (
    <Page title={words.title} breadcrumbs={[]}>
      <QueueLinks
        layout="bar"
        current={tab}
        queues={TISSUE_TABS.map((key) => ({
          key,
          label: TISSUE_TAB_LABELS[key],
          to: `?tab=${key}`,
          count: list.groups['tab'] ? (list.groups['tab'][key] ?? 0) : undefined,
        }))}
      />
      <DataTable
        caption={fill(words.listCaption, { tab: TISSUE_TAB_LABELS[tab] })}
        columns={COLUMNS_OF[tab]}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/request/${row.id}`}
        searchLabel={words.searchLabel}
        storageKey="tissue-requests"
        exportRows={exportRows}
        empty={{
          title: MESSAGES.emptyTab,
          description: words.intro,
        }}
        hasShortcuts
      />
    </Page>
  );
}
