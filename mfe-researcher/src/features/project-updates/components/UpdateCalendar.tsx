import { dayIn } from '@portal/contract/days';
import { PROJECT_UPDATE_LABELS } from '@portal/contract/project-updates';
import {
  Box,
  Button,
  fill,
  Flex,
  formatDate,
  pageLocale,
  SectionHeading,
  SimpleGrid,
  Text,
} from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useState } from 'react';
import { addMonths, findColumn, listDays, readMonth, type Month } from '../model/months.ts';
import type { ProjectUpdate } from './update-columns.tsx';
import { projectUpdates } from '#texts/project-updates';

const { calendar: words } = projectUpdates;
/** More than can end in any month; the table lists all. */
const MOST = 100;

/** Example: March 2027. */
const nameMonth = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat(pageLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** Column headings from Sun to Sat. 1 November 2026 is a Sunday. */
const WEEKDAYS: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  new Intl.DateTimeFormat(pageLocale(), { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + index),
  ),
);

/**
 * The current month, or the next month in which something ends, so that the calendar does not open on an empty page.
 */
function useFirstMonth(thisMonth: Month): Month | undefined {
  const [first = ''] = listDays(thisMonth);
  const next = useList(
    'GET /project-update/',
    { expiration_date__gte: first, ordering: 'expiration_date', limit: 1 },
    { silent: true },
  );
  const end = next.rows[0]?.expiration_date;
  if (next.isLoading && !next.error) return undefined;
  return end ? readMonth(end) : thisMonth;
}

/** A month calendar of end dates. A phone shows only the days on which something ends. */
export function UpdateCalendar() {
  const { time_zone: timeZone } = useBranding();
  const [today] = useState(() => dayIn(new Date(), timeZone));
  const firstMonth = useFirstMonth(readMonth(today));
  const [chosen, setMonth] = useState<Month>();
  const month = chosen ?? firstMonth ?? readMonth(today);
  const days = listDays(month);
  const list = useList(
    'GET /project-update/',
    {
      expiration_date__gte: days[0] ?? '',
      expiration_date__lte: days.at(-1) ?? '',
      ordering: 'expiration_date',
      limit: MOST,
    },
    { enabled: firstMonth !== undefined },
  );
  const of = (day: string) => list.rows.filter((row) => row.expiration_date?.startsWith(day));
  return (
    <Box as="section" aria-label={words.title} mt="8">
      <SectionHeading
        actions={
          <Flex gap="2">
            <Button size="sm" variant="outline" onClick={() => setMonth(addMonths(month, -1))}>
              {words.previous}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setMonth(addMonths(month, 1))}>
              {words.next}
            </Button>
          </Flex>
        }
      >
        {words.title}
      </SectionHeading>
      <Text aria-live="polite" fontWeight="semibold" mb="3">
        {list.isLoading
          ? nameMonth(month)
          : fill(words.month, { month: nameMonth(month), count: list.rows.length })}
      </Text>
      {list.error ? (
        <RetryPanel title={words.loadFailed} error={list.error} onRetry={() => void list.reload()} />
      ) : (
        <>
          <SimpleGrid aria-hidden="true" display={{ base: 'none', lg: 'grid' }} columns={7} gap="1" mb="1">
            {WEEKDAYS.map((weekday) => (
              <Text key={weekday} textStyle="sm" color="fg.muted" ps="2">
                {weekday}
              </Text>
            ))}
          </SimpleGrid>
          <SimpleGrid as="ol" columns={{ base: 1, lg: 7 }} gap="1" listStyleType="none" m="0" p="0">
            {days.map((day) => (
              <Day key={day} day={day} rows={of(day)} isToday={day === today} />
            ))}
          </SimpleGrid>
        </>
      )}
    </Box>
  );
}

function Day({ day, rows, isToday }: { day: string; rows: readonly ProjectUpdate[]; isToday: boolean }) {
  const isEmpty = rows.length === 0;
  return (
    <Box
      as="li"
      aria-label={formatDate(day)}
      aria-hidden={isEmpty ? true : undefined}
      display={{ base: isEmpty ? 'none' : 'block', lg: 'block' }}
      gridColumnStart={{ lg: findColumn(day) }}
      borderWidth="1px"
      borderColor={isToday ? 'accent.solid' : undefined}
      borderRadius="l2"
      bg={isEmpty ? undefined : 'bg.panel'}
      minH={{ lg: '16' }}
      p="2"
      textStyle="sm"
    >
      <Text color="fg.muted" hideFrom="lg">
        {formatDate(day)}
      </Text>
      <Text
        {...(isToday ? { color: 'accent.fg', fontWeight: 'semibold' } : { color: 'fg.muted' })}
        hideBelow="lg"
        aria-hidden="true"
      >
        {Number(day.slice(8, 10))}
        {isToday ? ` ${words.today}` : ''}
      </Text>
      {rows.map(({ id, sfari_request_id: code, state }) => (
        <Box key={id} overflowWrap="anywhere">
          <RouteLink to={`/request/${id}`}>{code}</RouteLink> {PROJECT_UPDATE_LABELS[state]}
        </Box>
      ))}
    </Box>
  );
}
