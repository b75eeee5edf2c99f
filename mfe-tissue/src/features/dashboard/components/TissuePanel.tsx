import { TISSUE_TAB_LABELS, TISSUE_TABS, type TissueQueue } from '@portal/contract/tissue-tabs';
import { TRANSFER_AGREEMENT_LABELS, TRANSFER_READER_ROLES } from '@portal/contract/transfer-agreements';
import { fill } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useSession } from '@portal/shared-ui/session';
import { CountTiles } from '@portal/shared-ui/tiles';
import { dashboard as words } from '#texts/dashboard';

/** Queues in which the brain bank acts next; the others wait for someone else. */
const WAITING: readonly TissueQueue[] = ['new', 'under_review', 'make_decision', 'awaiting_fulfillment'];

/** States of Material Transfer Agreements in which the foundation acts next. */
const AGREEMENTS = ['awaiting_execution', 'declined'] as const;

/** Home panel: the number of tissue requests in each queue, and of agreements that wait for the foundation. */
export function TissuePanel() {
  const { role } = useSession();
  const reads = role !== null && TRANSFER_READER_ROLES.includes(role);
  const agreements = useList(
    'GET /transfer-agreement/',
    { grouping: 'state', limit: 1 },
    { enabled: reads, silent: true },
  );
  const list = useList('GET /abn-request/', { grouping: 'tab', limit: 1 });
  if (list.error) {
    return <RetryPanel title={words.loadFailed} error={list.error} onRetry={() => void list.reload()} />;
  }
  const counts = list.groups['tab'] ?? {};
  const tabs = TISSUE_TABS.map((tab) => ({
    label: TISSUE_TAB_LABELS[tab],
    to: `/abn-dashboard?tab=${tab}`,
    count: list.isLoading ? undefined : (counts[tab] ?? 0),
    isWaiting: WAITING.includes(tab),
  }));
  const waiting = AGREEMENTS.map((state) => ({
    label: fill(words.agreementTile, { state: TRANSFER_AGREEMENT_LABELS[state] }),
    to: `/mta?state=${state}`,
    count: agreements.isLoading ? undefined : (agreements.groups['state']?.[state] ?? 0),
    isWaiting: true,
  }));
  // A foundation that manages its agreements elsewhere has none here, so the tiles are hidden.
  const hasAgreements = reads && !agreements.error && (agreements.isLoading || agreements.count !== 0);
  return <CountTiles label={words.panelTitle} tiles={[...tabs, ...(hasAgreements ? waiting : [])]} />;
}
