import { TISSUE_TAB_LABELS, TISSUE_TABS, type TissueQueue } from '@portal/contract/tissue-tabs';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { CountTiles } from '@portal/shared-ui/tiles';
import { dashboard as words } from '#texts/dashboard';

/** Queues in which the brain bank has to act; the others wait for somebody else. */
const WAITING: readonly TissueQueue[] = ['new', 'under_review', 'make_decision', 'awaiting_fulfillment'];

/** Home panel: how many tissue requests wait in each queue of the dashboard. */
export function TissuePanel() {
  const list = useList('GET /abn-request/', { grouping: 'tab', limit: 1 });
  if (list.error) {
    return <RetryPanel title={words.loadFailed} error={list.error} onRetry={() => void list.reload()} />;
  }
  const counts = list.groups['tab'] ?? {};
  return (
    <CountTiles
      label={words.panelTitle}
      tiles={TISSUE_TABS.map((tab) => ({
        label: TISSUE_TAB_LABELS[tab],
        to: `/abn-dashboard?tab=${tab}`,
        count: list.isLoading ? undefined : (counts[tab] ?? 0),
        isWaiting: WAITING.includes(tab),
      }))}
    />
  );
}
