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
import { superuser } from '#texts/superuser';

type State = ResponseOf<'GET /health-check/'>['state'];
const TONES: Readonly<Record<State, StatusTone>> = {
  ok: 'success',
  failing: 'warning',
  unreachable: 'danger',
  not_configured: 'closed',
};

/** Each checked system in a row of its own: one that hangs holds up no other (spec 3 section 7 "Superuser"). */
export function HealthTable() {
  return (
    <Box as="section" overflowX="auto" tabIndex={0} aria-label={superuser.health}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row bg="transparent">
            {[superuser.system, superuser.state, superuser.action, superuser.time, superuser.checked].map(
              (header) => (
                <Table.ColumnHeader key={header}>{header}</Table.ColumnHeader>
              ),
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {CHECKED_SERVICES.map((service) => (
            <HealthRow service={service} key={service} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function HealthRow({ service }: { service: CheckedService }) {
  const { data, error, isValidating, reload } = useApi('GET /health-check/', {
    query: { service },
    quiet: true,
    swr: { revalidateOnFocus: false, shouldRetryOnError: false },
  });
  return (
    <Table.Row bg="transparent">
      <Table.ColumnHeader scope="row">{service}</Table.ColumnHeader>
      <Table.Cell>
        <Text as="div" aria-live="polite">
          {isValidating ? (
            superuser.checking
          ) : data ? (
            <StatusBadge tone={TONES[data.state]}>{superuser.states[data.state]}</StatusBadge>
          ) : error ? (
            <StatusBadge tone="danger">{superuser.checkFailed}</StatusBadge>
          ) : null}
        </Text>
      </Table.Cell>
      <Table.Cell>
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          disabled={isValidating}
          aria-label={fill(superuser.checkAgainOf, { system: service })}
          onClick={() => void reload()}
        >
          {superuser.checkAgain}
        </Button>
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">
        {data ? fill(superuser.milliseconds, { count: data.milliseconds }) : null}
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{data ? formatDateTime(data.checked_at) : null}</Table.Cell>
    </Table.Row>
  );
}
