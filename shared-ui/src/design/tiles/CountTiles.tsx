import { chakra, Skeleton } from '@chakra-ui/react';
import { countText } from '../layout/count-text.ts';
import { RouteLink } from '../page/RouteLink.tsx';

export interface CountTile {
  label: string;
  /** Where the counted things are listed. */
  to: string;
  /** undefined while it is being counted. */
  count: number | string | undefined;
  /** It waits for the reader: stands out when it is not 0. */
  isWaiting?: boolean;
}

/** What waits where, as links with large numbers: the top of a home page or of a command centre. */
export function CountTiles({ label, tiles }: { label: string; tiles: readonly CountTile[] }) {
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
      }}
      gap="3"
    >
      {tiles.map(({ label: words, to, count, isWaiting }) => (
        <li key={to}>
          <RouteLink
            to={to}
            display="flex"
            flexDirection="column"
            alignItems="flex-start"
            gap="0.5"
            height="full"
            px="4"
            py="3"
            borderWidth="1px"
            borderTopWidth="3px"
            borderTopColor={isWaiting && count !== 0 ? 'accent.solid' : 'border'}
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
              textStyle="2xl"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              lineHeight="1.3"
            >
              {count === undefined ? (
                <Skeleton as="span" display="block" width="2.5rem" height="1.2em" my="0.05em" />
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
