import { TISSUE_TAB_LABELS, TISSUE_TABS } from '@portal/contract/tissue-tabs';
import { chakra, HStack, LoadingText, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';

/** Home panel: how many requests wait in each queue. */
export function TissuePanel() {
  const list = useList('GET /abn-request/', { grouping: 'tab', limit: 1 });
  if (list.error) {
    return (
      <RetryPanel
        title="Could not get tissue requests."
        error={list.error}
        onRetry={() => void list.reload()}
      />
    );
  }
  if (list.isLoading) return <LoadingText>Fetching Information</LoadingText>;
  const counts = list.groups['tab'] ?? {};
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {TISSUE_TABS.map((tab) => (
        <chakra.li key={tab} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <HStack justify="space-between" py="2.5">
            <RouteLink to={`/abn-dashboard?tab=${tab}`}>{TISSUE_TAB_LABELS[tab]}</RouteLink>
            <Text fontVariantNumeric="tabular-nums" fontWeight="semibold">
              {counts[tab] ?? 0}
            </Text>
          </HStack>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
