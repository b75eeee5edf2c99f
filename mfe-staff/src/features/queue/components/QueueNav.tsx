import { chakra } from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useEffect, useRef } from 'react';
import type { Queue } from '../api/queues.ts';
import type { QueueCounts } from '../api/useQueueCounts.ts';
import { queue as words } from '#texts/queue';

/** The filter list at the left: each queue is a link with its count, and a way out to all requests. */
export function QueueNav({
  queues,
  current,
  counts,
  search,
}: {
  queues: readonly Queue[];
  current: string;
  /** Requests by queue; '' while they are being counted. */
  counts: QueueCounts;
  /** What else the address keeps, such as "all reviewers". */
  search: Readonly<Record<string, string>>;
}) {
  const bar = useRef<HTMLElement>(null);
  // on a phone the queues stand in one line that is wider than the screen
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <chakra.nav ref={bar} aria-label={words.queues} minW={{ lg: '15rem' }} overflowX="auto">
      <chakra.ul
        listStyleType="none"
        m="0"
        p="0"
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        gap="1"
      >
        {queues.map(({ key, label }) => {
          const isCurrent = key === current;
          return (
            <li key={key}>
              <RouteLink
                to={`?${new URLSearchParams({ ...search, queue: key }).toString()}`}
                aria-current={isCurrent ? 'page' : undefined}
                display="flex"
                justifyContent="space-between"
                gap="4"
                px="3"
                py="2"
                borderRadius="md"
                whiteSpace="nowrap"
                textDecoration="none"
                color="fg"
                bg={isCurrent ? 'accent.subtle' : 'transparent'}
                fontWeight={isCurrent ? 'semibold' : 'normal'}
                _hover={{ bg: isCurrent ? 'accent.subtle' : 'bg.muted' }}
              >
                {label}
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" minW="2ch" textAlign="end">
                  {countText(counts[key] ?? '')}
                </chakra.span>
              </RouteLink>
            </li>
          );
        })}
        <chakra.li mt={{ lg: '3' }} pt={{ lg: '3' }} borderTopWidth={{ lg: '1px' }}>
          <RouteLink to="/request" display="block" px="3" py="2" whiteSpace="nowrap">
            {words.viewAllRequests}
          </RouteLink>
        </chakra.li>
      </chakra.ul>
    </chakra.nav>
  );
}
