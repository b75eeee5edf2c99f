import { LIMITS } from '@portal/contract/limits';
import { nameQuarter } from '@portal/contract/quarters';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { Box, chakra, fill, Flex, Heading, Panel, SimpleGrid, Text } from '@portal/shared-ui';
import { statistics as words } from '#texts/statistics';
import { formatCount, formatDays, formatShare, type PublicStatistics } from './format.ts';

type TypeRow = PublicStatistics['types'][number];

/**
 * A panel for each type: its numbers, and its quarters drawn to one scale, so that types can be compared. The table of
 * quarters says the same.
 */
export function TypeStatistics({ statistics: { types, quarters } }: { statistics: PublicStatistics }) {
  const counts = quarters.flatMap((quarter) => quarter.types.map(({ submitted }) => submitted ?? 0));
  const most = Math.max(LIMITS.smallestShownCount, ...counts);
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="6">
      {types.map((row) => (
        <TypePanel key={row.type} {...{ row, quarters, most }} />
      ))}
    </SimpleGrid>
  );
}

interface BarsProps {
  quarters: PublicStatistics['quarters'];
  /** The highest number of any type in a quarter. */
  most: number;
}

function TypePanel({ row, ...bars }: BarsProps & { row: TypeRow }) {
  const facts = [
    { term: words.submitted, text: formatCount(row.submitted) },
    { term: words.approved, text: formatShare(row.approved_share) },
    { term: words.days, text: formatDays(row.days_to_decision) },
  ];
  return (
    <Panel>
      <Heading as="h3" textStyle="lg">
        {REQUEST_TYPE_LABELS[row.type]}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns="repeat(3, 1fr)" columnGap="4" m="0" mt="3">
        {facts.map(({ term, text }) => (
          <Flex key={term} direction="column-reverse" justify="flex-end">
            <Text as="dt" textStyle="sm" color="fg.muted">
              {term}
            </Text>
            <chakra.dd m="0" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {text}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      <QuarterBars type={row.type} {...bars} />
    </Panel>
  );
}

/** Counts from one to four are not shown, so their bar gets the minimum visible height. */
const LEAST = 4;

function QuarterBars({ type, quarters, most }: BarsProps & { type: TypeRow['type'] }) {
  const bars = quarters.map(({ quarter, types }) => {
    const found = types.find((one) => one.type === type);
    return { quarter, isNone: found === undefined, count: found?.submitted ?? 0 };
  });
  return (
    <Box aria-hidden="true" mt="4">
      <Text textStyle="xs" color="fg.muted">
        {fill(words.scale, { most: formatCount(most) })}
      </Text>
      <Flex h="16" gap="2px" align="flex-end" borderTopWidth="1px" borderBottomWidth="1px">
        {bars.map(({ quarter, isNone, count }) => (
          <Box
            key={quarter}
            flex="1 1 0"
            bg="accent.solid"
            borderTopRadius="2px"
            h={isNone ? '0' : `${Math.max(LEAST, (count / most) * 100)}%`}
          />
        ))}
      </Flex>
      <Flex justify="space-between" textStyle="xs" color="fg.muted" mt="1">
        <span>{nameQuarter(bars[0]?.quarter ?? '')}</span>
        <span>{nameQuarter(bars.at(-1)?.quarter ?? '')}</span>
      </Flex>
    </Box>
  );
}
