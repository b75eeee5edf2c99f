import type { ResponseOf } from '@portal/contract/types';
import {
  Box,
  chakra,
  Disclosure,
  fill,
  Flex,
  formatDate,
  formatDateTime,
  Table,
  Text,
} from '@portal/shared-ui';
import { superuser as words } from '#texts/superuser';

type ServiceHistory = ResponseOf<'GET /health-check/history/'>['services'][number];
type Day = ServiceHistory['days'][number];

const share = (ok: number, checks: number): string =>
  // 99.98 % is not all of them
  `${checks === 0 ? 0 : Math.floor((ok / checks) * 1000) / 10}%`;

interface ServiceDaysProps {
  history: ServiceHistory;
  /** How many days are drawn. */
  length: number;
}

/** What the checks of the last 30 days found of a system: a bar for each day, its numbers as a table, and each outage. */
export function ServiceDays({ history: { service, days, outages }, length }: ServiceDaysProps) {
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  const ok = days.reduce((sum, day) => sum + day.ok, 0);
  if (checks === 0) return <Text textStyle="sm">{words.neverChecked}</Text>;
  return (
    <>
      <DayBars days={days} length={length} />
      <Flex columnGap="4" rowGap="1" mt="1" wrap="wrap" align="center" textStyle="sm">
        <span>{fill(words.answeredShare, { share: share(ok, checks), count: checks })}</span>
        <Disclosure
          label={words.daysButton}
          aria-label={fill(words.dayTable, { system: service })}
          panelLabel={fill(words.dayTable, { system: service })}
          size="xs"
          variant="ghost"
          align="start"
        >
          <DayTable service={service} days={days} />
        </Disclosure>
      </Flex>
      {outages.length === 0 ? null : (
        <chakra.ul listStyleType="none" m="0" p="0" textStyle="sm">
          {outages.map(({ began, ended, state, told: notified }) => (
            <Box as="li" key={began} py="1">
              {fill(ended ? words.outageOver : words.outageOpen, {
                state: words.states[state],
                began: formatDateTime(began),
                ended: ended ? formatDateTime(ended) : '',
              })}{' '}
              {notified.length === 0
                ? words.notifiedNone
                : fill(words.notified, { names: notified.map(({ display_name: name }) => name).join(', ') })}
            </Box>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

const getTone = ({ checks, ok }: Day): string =>
  ok === checks ? 'green.solid' : ok === 0 ? 'red.solid' : 'orange.solid';

/** Drawn for those who look; the table beside it says the same. Days without a check are empty. */
function DayBars({ days, length }: { days: readonly Day[]; length: number }) {
  return (
    <Flex gap="1px" mt="2" h="6" align="flex-end" justify="flex-end" aria-hidden="true">
      {Array.from({ length: Math.max(0, length - days.length) }, (_, index) => (
        <Box key={index} flex="1 1 0" h="1" bg="bg.emphasized" />
      ))}
      {days.map((day) => (
        <Box
          key={day.day}
          flex="1 1 0"
          h={`${Math.max(15, (day.ok / day.checks) * 100)}%`}
          bg={getTone(day)}
          borderRadius="1px"
        />
      ))}
    </Flex>
  );
}

function DayTable({ service, days }: { service: string; days: readonly Day[] }) {
  return (
    <Table.Root size="sm" aria-label={fill(words.dayTable, { system: service })}>
      <Table.Header>
        <Table.Row bg="transparent">
          {[words.day, words.answeredOf, words.median].map((header) => (
            <Table.ColumnHeader key={header} scope="col">
              {header}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {days.toReversed().map(({ day, checks, ok, milliseconds }) => (
          <Table.Row key={day} bg="transparent">
            <Table.ColumnHeader scope="row" fontWeight="normal">
              {formatDate(day)}
            </Table.ColumnHeader>
            <Table.Cell>{fill(words.okOf, { ok, checks })}</Table.Cell>
            <Table.Cell>
              {milliseconds === null ? words.none : fill(words.milliseconds, { count: milliseconds })}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
