import { chakra, Skeleton } from '@chakra-ui/react';
import { countText } from '../layout/count-text.ts';
import { RouteLink } from '../page/RouteLink.tsx';

export interface CountTile {
  label: string;
  /** Address of the list of the counted objects. */
  to: string;
  /** undefined while loading. */
  count: number | string | undefined;
  /** The objects wait for the user: the count is emphasized if it is not 0. */
  isWaiting?: boolean;
}

/** Counts of waiting objects as links; small, because on a home page they come after the tasks. */
export function CountTiles({ label, tiles }: { label: string; tiles: readonly CountTile[] }) {
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gridTemplateColumns={{
        base: '1fr',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fill, minmax(13rem, 1fr))',
      }}
      gap="2"
    >
      {tiles.map(({ label: words, to, count, isWaiting }) => (
        <li key={to}>
          <RouteLink
            to={to}
            display="flex"
            alignItems="baseline"
            gap="3"
            height="full"
            px="3"
            py="2"
            borderWidth="1px"
            borderInlineStartWidth="3px"
            borderInlineStartColor={isWaiting && count !== 0 ? 'accent.solid' : 'border'}
            borderRadius="l2"
            bg="bg.panel"
            color="fg"
            textDecoration="none"
            _hover={{ bg: 'accent.subtle', textDecoration: 'none' }}
          >
            <chakra.span order="2" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {words}
            </chakra.span>{' '}
            <chakra.span
              order="1"
              textStyle="lg"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              minW="2ch"
              textAlign="end"
            >
              {count === undefined ? (
                <Skeleton as="span" display="block" width="2ch" height="1em" />
              ) : (
                countText(count)
              )}
            </chakra.span>
          </RouteLink>
        </li>
      ))}
    </chakra.ul>
  );
}
