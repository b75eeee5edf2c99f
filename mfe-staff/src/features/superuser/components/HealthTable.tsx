import { CHECKED_SERVICES, type CheckedService } from '@portal/contract/administration';
import type { ResponseOf } from '@portal/contract/types';
import {
  Box,
  Button,
  fill,
  formatDateTime,
  StatusBadge,
  Table,
  Text,
  type StatusTone,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import type { ReactNode } from 'react';
import { ServiceDays } from './ServiceDays.tsx';
import { superuser } from '#texts/superuser';

type State = ResponseOf<'GET /health-check/'>['state'];
const TONES: Readonly<Record<State, StatusTone>> = {
  ok: 'success',
  failing: 'warning',
  unreachable: 'danger',
  not_configured: 'closed',
};

/**
 * Each checked system in its own row, now and over 30 days: one that hangs delays no other (spec 3 section 7 "Superuser"). Three columns
 * have room on a phone; how long an answer took and when it came are below the state.
 */
export function HealthTable() {
  const { data: history, error, reload } = useApi('GET /health-check/history/', { quiet: true });
  return (
    <>
      {error && !history ? (
        <RetryPanel title={superuser.healthHistoryFailed} error={error} onRetry={() => void reload()} />
      ) : null}
      <Table.Root size="sm" aria-label={superuser.health}>
        <Table.Header>
          <Table.Row bg="transparent">
            {[superuser.system, superuser.state, superuser.action].map((header, index) => (
              <Table.ColumnHeader key={header} scope="col" {...edges(index)}>
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {CHECKED_SERVICES.map((service) => (
            <HealthRow service={service} key={service}>
              {/* the rows below stay where they are when it is there */}
              <Box mt="1" minH="14">
                {history?.services
                  .filter((one) => one.service === service)
                  .map((one) => (
                    <ServiceDays history={one} length={history.days} key={one.service} />
                  ))}
              </Box>
            </HealthRow>
          ))}
          <SessionRow />
        </Table.Body>
      </Table.Root>
    </>
  );
}

/** Aligns the first column with the heading and the button with the panel's edge. */
const edges = (index: number) => ({
  ps: index === 0 ? '0' : '2',
  pe: index === 2 ? '0' : '2',
  textAlign: index === 2 ? ('end' as const) : ('start' as const),
});

function HealthRow({ service, children }: { service: CheckedService; children: ReactNode }) {
  const { data, error, isValidating, reload } = useApi('GET /health-check/', {
    query: { service },
    quiet: true,
    swr: { revalidateOnFocus: false, shouldRetryOnError: false },
  });
  return (
    <Table.Row bg="transparent">
      <Table.ColumnHeader
        scope="row"
        overflowWrap="anywhere"
        minW={{ base: '4.5rem', sm: '6rem' }}
        {...edges(0)}
      >
        {service}
      </Table.ColumnHeader>
      <Table.Cell {...edges(1)}>
        <Text as="div" aria-live="polite">
          {isValidating ? (
            superuser.checking
          ) : data ? (
            <StatusBadge tone={TONES[data.state]}>{superuser.states[data.state]}</StatusBadge>
          ) : error ? (
            <StatusBadge tone="danger">{superuser.checkFailed}</StatusBadge>
          ) : null}
        </Text>
        {/* reserves the row's height while it is checked again */}
        <Text color="fg.muted" textStyle="sm" mt="1" minH="1.5em">
          {data
            ? fill(superuser.answered, {
                count: data.milliseconds,
                time: formatDateTime(data.checked_at),
              })
            : null}
        </Text>
        {children}
      </Table.Cell>
      <Table.Cell {...edges(2)}>
        <Button
          size="xs"
          whiteSpace="normal"
          variant="outline"
          colorPalette="gray"
          disabled={isValidating}
          aria-label={fill(superuser.checkAgainOf, { system: service })}
          onClick={() => void reload()}
        >
          {superuser.checkAgain}
        </Button>
      </Table.Cell>
    </Table.Row>
  );
}

/** Verifies the session token again: it changes when someone starts or stops impersonating a user (decision 361). */
function SessionRow() {
  const { data, error, isValidating, reload } = useApi('GET /session/', {
    quiet: true,
    swr: { revalidateOnMount: true, shouldRetryOnError: false },
  });
  return (
    <Table.Row bg="transparent">
      <Table.ColumnHeader scope="row" overflowWrap="anywhere" {...edges(0)}>
        {superuser.session}
      </Table.ColumnHeader>
      <Table.Cell {...edges(1)}>
        <Text as="div" aria-live="polite">
          {isValidating ? (
            superuser.checking
          ) : data && !error ? (
            <StatusBadge tone="success">{superuser.sessionValid}</StatusBadge>
          ) : (
            <StatusBadge tone="danger">{superuser.sessionGone}</StatusBadge>
          )}
        </Text>
        <Text color="fg.muted" textStyle="sm" mt="1" minH="1.5em">
          {data ? fill(superuser.sessionChecked, { time: formatDateTime(data.expires) }) : null}
        </Text>
      </Table.Cell>
      <Table.Cell {...edges(2)}>
        <Button
          size="xs"
          whiteSpace="normal"
          variant="outline"
          colorPalette="gray"
          disabled={isValidating}
          aria-label={fill(superuser.checkAgainOf, { system: superuser.session })}
          onClick={() => void reload()}
        >
          {superuser.checkAgain}
        </Button>
      </Table.Cell>
    </Table.Row>
  );
}
