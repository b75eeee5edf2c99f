import { TISSUE_TAB_LABELS, TISSUE_TABS, type TissueTab } from '@portal/contract/tissue-tabs';
import { chakra, fill } from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useEffect, useRef } from 'react';
import { dashboard as words } from '#texts/dashboard';

/**
 * The seven queues with their counts. They are links, since each queue has an address of its own: Back returns to the
 * last one, and a link in a mail opens the right one.
 */
export function DashboardTabs({
  current,
  counts,
}: {
  current: TissueTab;
  /** Unknown while they are being counted: no number is shown then, since 0 would be one. */
  counts: Readonly<Record<string, number>> | undefined;
}) {
  const bar = useRef<HTMLElement>(null);
  // on a phone the bar is wider than the screen
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <chakra.nav ref={bar} aria-label={words.queues} mb="5" borderBottomWidth="1px" overflowX="auto">
      <chakra.ul display="flex" listStyleType="none" m="0" p="0" gap="1">
        {TISSUE_TABS.map((tab) => (
          <li key={tab}>
            <RouteLink
              to={`?tab=${tab}`}
              aria-current={tab === current ? 'page' : undefined}
              display="inline-flex"
              gap="2"
              px="3"
              py="3"
              whiteSpace="nowrap"
              color={tab === current ? 'fg' : 'fg.muted'}
              fontWeight={tab === current ? 'semibold' : 'normal'}
              textDecoration="none"
              borderBottomWidth="3px"
              borderColor={tab === current ? 'accent.solid' : 'transparent'}
              preventScrollReset
            >
              {TISSUE_TAB_LABELS[tab]}
              <chakra.span
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
                minW="2ch"
                textAlign="end"
                aria-label={counts && fill(words.requests, { tab: countText(counts[tab] ?? 0) })}
              >
                {counts ? countText(counts[tab] ?? 0) : null}
              </chakra.span>
            </RouteLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
