import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { countText } from '../../design/layout/count-text.ts';
import { fill } from '../../design/layout/fill.ts';
import { SCROLL_HINT } from '../../design/layout/scroll-hint.ts';
import { RouteLink } from '../../design/page/index.ts';
import { requestQueue as words } from '#texts/request-queue';

export interface QueueLink {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** Undefined while loading: then no number is shown, because 0 would be wrong. */
  readonly count?: number | string | undefined;
}

interface QueueLinksProps {
  queues: readonly QueueLink[];
  /** Key of the queue on screen. */
  current: string;
  /** A list at the left on a wide screen, a bar of tabs above the table, or the strip above a whole page. */
  layout: keyof typeof LOOKS;
  /** Accessible name of the navigation; default: 'Queues'. */
  label?: string;
  /** Accessible text of a count, with `count` and `shown`; default: requests. */
  countWords?: string;
  /** Content after the last queue, such as a link to all requests. */
  children?: ReactNode;
}

/**
 * Queues with their counts. They are links with one address for each queue, so that Back returns to the previous queue
 * and a link in an email opens the right one. On a phone they form one line that scrolls sideways.
 */
export function QueueLinks({
  queues,
  current,
  layout,
  label: name = words.queues,
  countWords = words.openRequests,
  children,
}: QueueLinksProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const { nav: frame, direction, look } = LOOKS[layout];
  return (
    <chakra.nav ref={nav} aria-label={name} {...SCROLL_HINT} {...frame}>
      <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection={direction} gap="1">
        {queues.map(({ key, label, to, count }) => {
          const isCurrent = key === current;
          const shown = count === undefined ? '' : String(countText(count));
          return (
            <li key={key}>
              <RouteLink
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                preventScrollReset
                focusVisibleRing="inside"
                display="flex"
                justifyContent="space-between"
                alignItems="center"
                px="3"
                whiteSpace="nowrap"
                textDecoration="none"
                fontWeight={isCurrent ? 'semibold' : 'normal'}
                {...look(isCurrent)}
              >
                {label}
                <chakra.span
                  color={isCurrent && layout === 'strip' ? 'inherit' : 'fg.muted'}
                  fontVariantNumeric="tabular-nums"
                  minW="2ch"
                  textAlign="end"
                  aria-label={
                    shown === '' ? undefined : fill(countWords, { count: Number.parseInt(shown, 10), shown })
                  }
                >
                  {shown}
                </chakra.span>
              </RouteLink>
            </li>
          );
        })}
        {children}
      </chakra.ul>
    </chakra.nav>
  );
}

const barLook = (isCurrent: boolean) => ({
  gap: '2',
  py: 'row',
  color: isCurrent ? 'fg' : 'fg.muted',
  borderBottomWidth: '3px',
  borderColor: isCurrent ? 'accent.solid' : 'transparent',
});

const sideLook = (isCurrent: boolean) => ({
  gap: '4',
  py: 'queue',
  borderRadius: 'md',
  color: 'fg',
  bg: isCurrent ? 'accent.subtle' : 'transparent',
  _hover: { bg: isCurrent ? 'accent.subtle' : 'bg.muted' },
});

const stripLook = (isCurrent: boolean) => ({
  gap: '3',
  py: '2',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: isCurrent ? 'accent.solid' : 'border',
  color: isCurrent ? 'accent.contrast' : 'fg',
  bg: isCurrent ? 'accent.solid' : 'bg.panel',
  _hover: { bg: isCurrent ? 'accent.solid' : 'accent.subtle' },
});

const LOOKS = {
  side: { nav: { minW: { lg: '15rem' } }, direction: { base: 'row', lg: 'column' }, look: sideLook },
  bar: { nav: { mb: '5', borderBottomWidth: '1px' }, direction: 'row', look: barLook },
  strip: { nav: { py: '1' }, direction: 'row', look: stripLook },
} as const;
