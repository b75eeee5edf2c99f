import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { Box, chakra, Flex, Span } from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import type { FlowRow } from '../api/use-flow.ts';
import { queue as words } from '#texts/queue';

/** From lightest to strongest with age; the numbers next to the bars give the same information. */
const AGE_COLORS = [
  { base: 'accent.400', _dark: 'accent.500' },
  { base: 'accent.700', _dark: 'accent.200' },
  { base: 'orange.500', _dark: 'orange.300' },
] as const;
/** On phones the bars take the space of the three number columns, which stay available to screen readers. */
const NUMBER = {
  textAlign: 'end',
  py: 'row-small',
  ps: '6',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
const ONLY_READ = {
  position: { base: 'absolute', md: 'static' },
  w: { base: '1px', md: 'auto' },
  h: { base: '1px', md: 'auto' },
  overflow: { base: 'hidden', md: 'visible' },
  clipPath: { base: 'inset(50%)', md: 'none' },
} as const;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** A table whose middle column has a bar per row: its length is the number of requests, its colors are their ages. */
export function FlowTable({ rows }: { rows: readonly FlowRow[] }) {
  const longest = Math.max(...rows.map(({ counts }) => sum(counts)));
  return (
    <>
      <Legend />
      <chakra.table
        w="full"
        fontSize="row"
        lineHeight="row"
        aria-label={words.flow.caption}
        borderCollapse="collapse"
      >
        <chakra.thead color="fg.muted">
          <tr>
            <chakra.th
              scope="col"
              textAlign="start"
              fontWeight="medium"
              py="row-small"
              minW={{ base: '8.5rem', md: '13rem' }}
            >
              {words.filters.status}
            </chakra.th>
            <chakra.td w="full" />
            {words.flow.ages.map((age) => (
              <chakra.th key={age} scope="col" fontWeight="medium" {...NUMBER} {...ONLY_READ}>
                {age}
              </chakra.th>
            ))}
            <chakra.th scope="col" fontWeight="medium" {...NUMBER}>
              {words.flow.total}
            </chakra.th>
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map(({ status, counts }) => (
            <tr key={status}>
              <chakra.th scope="row" textAlign="start" fontWeight="normal" py="row-small" pe="3">
                <RouteLink to={`/request?status=${status}`}>{REQUEST_STATUS_LABELS[status]}</RouteLink>
              </chakra.th>
              <td>
                <Bar counts={counts} longest={longest} />
              </td>
              {counts.map((count, age) => (
                <chakra.td
                  key={words.flow.ages[age]}
                  {...NUMBER}
                  {...ONLY_READ}
                  color={count ? 'fg' : 'fg.muted'}
                >
                  {countText(count)}
                </chakra.td>
              ))}
              <chakra.td {...NUMBER} fontWeight="semibold">
                {countText(sum(counts))}
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </>
  );
}

function Bar({ counts, longest }: { counts: readonly number[]; longest: number }) {
  return (
    <Flex aria-hidden data-drawing h="4" gap="1px" borderRadius="xs" overflow="hidden">
      {counts.map((count, age) =>
        count > 0 ? (
          <Box
            key={words.flow.ages[age]}
            bg={AGE_COLORS[age]}
            w={`${(count / longest) * 100}%`}
            minW="3px"
            data-age={age}
          />
        ) : null,
      )}
    </Flex>
  );
}

function Legend() {
  return (
    <Flex aria-hidden wrap="wrap" columnGap="5" rowGap="1" mb="3" textStyle="sm" color="fg.muted">
      {words.flow.ages.map((age, index) => (
        <Flex key={age} align="center" gap="2">
          <Span data-drawing boxSize="3" borderRadius="xs" bg={AGE_COLORS[index]} />
          {age}
        </Flex>
      ))}
    </Flex>
  );
}
