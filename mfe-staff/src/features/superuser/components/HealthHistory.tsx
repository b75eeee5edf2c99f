import type { ResponseOf } from '@portal/contract/types';
import {
  Box,
  chakra,
  Disclosure,
  fill,
  Flex,
  formatDate,
  formatDateTime,
  Heading,
  LoadingText,
  Stack,
  Table,
  Text,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { superuser as words } from '#texts/superuser';

type History = ResponseOf<'GET /health-check/history/'>;
type ServiceHistory = History['services'][number];
type Day = ServiceHistory['days'][number];

const share = (ok: number, checks: number): string =>
  // rounds down, so that 99.98 % does not show as 100 %
  `${checks === 0 ? 0 : Math.floor((ok / checks) * 1000) / 10}%`;

/** The health checks of the last 30 days: a bar per day, the numbers as a table, and each outage. */
export function HealthHistory() {
  const { data, error, reload } = useApi('GET /health-check/history/', { quiet: true });
  if (!data)
    return error ? (
      <RetryPanel title={words.healthHistoryFailed} error={error} onRetry={() => void reload()} />
    ) : (
      <LoadingText />
    );
  return (
    <Stack gap="6" align="stretch">
      {data.services.map((one) => (
        <ServiceDays history={one} length={data.days} key={one.service} />
      ))}
    </Stack>
  );
}

function ServiceDays({
  history: { service, days, outages },
  length,
}: {
  history: ServiceHistory;
  length: number;
}) {
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  const ok = days.reduce((sum, day) => sum + day.ok, 0);
  return (
    <Box as="section" aria-label={service}>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h3" textStyle="md">
          {service}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {checks === 0
            ? words.neverChecked
            : fill(words.answeredShare, { share: share(ok, checks), count: checks })}
        </Text>
      </Flex>
      {checks === 0 ? null : (
        <>
          <DayBars days={days} length={length} />
          {outages.length === 0 ? (
            <Text textStyle="sm" mt="2">
              {words.noOutage}
            </Text>
          ) : (
            <chakra.ul listStyleType="none" m="0" mt="2" p="0" textStyle="sm">
              {outages.map(({ began, ended, state, told: notified }) => (
                <Box as="li" key={began} py="1">
                  {fill(ended ? words.outageOver : words.outageOpen, {
                    state: words.states[state],
                    began: formatDateTime(began),
                    ended: ended ? formatDateTime(ended) : '',
                  })}{' '}
                  {notified.length === 0
                    ? words.nobodyTold
                    : fill(words.told, { names: notified.map(({ display_name: name }) => name).join(', ') })}
                </Box>
              ))}
            </chakra.ul>
          )}
          <Box mt="3">
            <Disclosure
              label={fill(words.dayTable, { system: service })}
              panelLabel={fill(words.dayTable, { system: service })}
            >
              <DayTable service={service} days={days} />
            </Disclosure>
          </Box>
        </>
      )}
    </Box>
  );
}

const getTone = ({ checks, ok }: Day): string =>
  ok === checks ? 'green.solid' : ok === 0 ? 'red.solid' : 'orange.solid';

/** For sighted users; the table next to it has the same data. Days without a check are empty. */
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
