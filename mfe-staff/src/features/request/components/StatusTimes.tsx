import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { chakra, fill, Flex, formatDate, Heading, Text } from '@portal/shared-ui';
import { daysText } from '@portal/shared-ui/request-queue';
import { statusTimes as words } from '#texts/status-times';

type StatusTime = NonNullable<Request['status_times']>[number];
type Visit = StatusTime['visits'][number];

const period = ({ since, until }: Visit): string =>
  until === null
    ? fill(words.since, { day: formatDate(since) })
    : since === until
      ? formatDate(since)
      : fill(words.between, { from: formatDate(since), until: formatDate(until) });

const length = (days: number): string => (days === 0 ? words.withinOneDay : daysText(days));

/** How long the request has been in each status. A status that it returned to expands to the single visits. */
export function StatusTimes({ times }: { times: readonly StatusTime[] }) {
  const total = times.reduce((sum, { days }) => sum + days, 0);
  return (
    <chakra.section aria-labelledby="status-times">
      <Heading as="h2" id="status-times" textStyle="md" mb="2">
        {words.title}
      </Heading>
      <chakra.ul listStyleType="none" m="0" p="0" textStyle="sm">
        {times.map((time) => (
          <chakra.li key={time.status} py="2" borderBottomWidth="1px">
            <OneStatus time={time} />
          </chakra.li>
        ))}
      </chakra.ul>
      <Flex justify="space-between" gap="3" pt="2" textStyle="sm" fontWeight="semibold">
        <span>{words.total}</span>
        <span>{length(total)}</span>
      </Flex>
    </chakra.section>
  );
}

function OneStatus({ time: { status, days, visits } }: { time: StatusTime }) {
  const isPresent = visits.some(({ until }) => until === null);
  const [only] = visits;
  const line = (
    <Flex as="span" justify="space-between" gap="3">
      <chakra.span fontWeight={isPresent ? 'semibold' : 'normal'} overflowWrap="anywhere">
        {REQUEST_STATUS_LABELS[status]}
      </chakra.span>
      <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {length(days)}
      </chakra.span>
    </Flex>
  );
  if (visits.length === 1 && only)
    return (
      <>
        {line}
        <Text color="fg.muted">{period(only)}</Text>
      </>
    );
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" focusVisibleRing="outside">
        <chakra.span display="inline-block" verticalAlign="top" w="calc(100% - 1.25rem)">
          {line}
          <chakra.span display="block" color="fg.muted">
            {fill(words.visits, { count: visits.length })}
          </chakra.span>
        </chakra.span>
      </chakra.summary>
      <chakra.ol listStyleType="none" m="0" mt="1" ps="4" color="fg.muted">
        {visits.map((visit, index) => (
          <chakra.li key={index} display="flex" justifyContent="space-between" gap="3" py="0.5">
            <span>{period(visit)}</span>
            <chakra.span whiteSpace="nowrap">{length(visit.days)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.details>
  );
}
