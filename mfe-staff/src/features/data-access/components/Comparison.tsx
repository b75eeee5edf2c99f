import { useState } from 'react';
import { ACCESS_WRITER_ROLES } from '@portal/contract/roles';
import {
  Box,
  BulletList,
  Button,
  CheckRow,
  fill,
  formatDate,
  formatDateTime,
  HStack,
  SectionHeading,
  StatusBadge,
  Text,
} from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, type TableColumn, type TableState } from '@portal/shared-ui/table';
import { useWrite } from '@portal/shared-ui/write';
import type { Answer } from '../model/answer.ts';
import { dataAccess } from '#texts/data-access';

const words = dataAccess.compare;
type Drift = RowOf<'GET /access-drift/'>;
type Check = RowOf<'GET /access-check/'>;

const PAGE: TableState = { page: 1, pageSize: 10, ordering: '', search: '', filters: {} };
const WAITING = 3000;

/** Differences between the ledger and Globus, AWS and GPF, with ways to repair them. */
export function Comparison() {
  const { role } = useSession();
  const mayWrite = role !== null && ACCESS_WRITER_ROLES.includes(role);
  const [state, setState] = useState(PAGE);
  const [showsClosed, setShowsClosed] = useState(false);
  const checks = useList(
    'GET /access-check/',
    { limit: 1 },
    {
      swr: {
        refreshInterval: (answer?: Answer<'GET /access-check/'>) =>
          answer?.data.results[0]?.finished === null ? WAITING : 0,
      },
    },
  );
  const failed = useList('GET /datasetaccess/', { external__state: 'failed', limit: 1 }, { silent: true });
  const [last] = checks.rows;
  const isRunning = last !== undefined && last.finished === null;
  const drift = useList(
    'GET /access-drift/',
    { closed__isnull: !showsClosed, limit: state.pageSize, offset: (state.page - 1) * state.pageSize },
    {
      swr: {
        refreshInterval: (answer?: Answer<'GET /access-drift/'>) =>
          isRunning || answer?.data.results.some((row) => row.mend_asked !== null) ? WAITING : 0,
      },
    },
  );
  return (
    <Box>
      <SectionHeading>{words.title}</SectionHeading>
      <HStack justify="space-between" align="flex-start" wrap="wrap" gap="4" mb="4">
        <Box aria-live="polite">
          <Text>{words.text}</Text>
          {checks.isLoading ? null : <LastCheck check={last} />}
        </Box>
        {mayWrite ? <CompareButton isRunning={isRunning} /> : null}
      </HStack>
      <DataTable
        caption={words.table}
        columns={COLUMNS}
        {...listProps(drift)}
        state={state}
        onStateChange={setState}
        rowId={(row) => String(row.id)}
        filters={
          <CheckRow
            isChecked={showsClosed}
            onChange={(isOn) => {
              setShowsClosed(isOn);
              setState(PAGE);
            }}
          >
            {words.showClosed}
          </CheckRow>
        }
        empty={
          showsClosed
            ? { title: words.noneClosed, description: words.noneClosedText }
            : {
                title: words.same,
                description:
                  failed.count === 0 ? words.sameText : fill(words.sameBut, { failed: failed.count }),
              }
        }
      />
    </Box>
  );
}

function CompareButton({ isRunning }: { isRunning: boolean }) {
  const run = useWrite('POST /access-check/', { invalidates: ['access-check'], failureTitle: true });
  return (
    <Button
      variant="outline"
      loading={run.isBusy || isRunning}
      loadingText={words.running}
      onClick={() => void run.send({ body: {} })}
    >
      {words.run}
    </Button>
  );
}

function LastCheck({ check }: { check: Check | undefined }) {
  if (!check) return <Text>{words.never}</Text>;
  if (check.finished === null) return <Text>{words.running}</Text>;
  return (
    <Box>
      <Text>
        {fill(words.last, { when: formatDateTime(check.finished) })}{' '}
        {check.actor ? fill(words.by, { name: check.actor.display_name }) : ''}
      </Text>
      <BulletList>
        {check.systems.map((system) => (
          <li key={system.access_type}>
            {system.error || fill(words.system, { ...system, type: system.access_type })}
          </li>
        ))}
      </BulletList>
    </Box>
  );
}

const COLUMNS: readonly TableColumn<Drift>[] = [
  {
    id: 'account',
    header: words.account,
    value: (row) => row.user?.display_name ?? row.account,
    cell: (row) => (
      <Box>
        {row.user ? (
          <RouteLink to={`/user/${row.user.id}`}>{row.user.display_name}</RouteLink>
        ) : (
          words.unknown
        )}
        <Text textStyle="sm" overflowWrap="anywhere">
          {row.account}
        </Text>
      </Box>
    ),
  },
  {
    id: 'difference',
    header: words.difference,
    value: (row) => words.kind[row.kind],
    cell: (row) => (
      <Box maxW="22rem">
        <StatusBadge tone={row.kind === 'extra' ? 'danger' : 'warning'}>
          {row.access_type}: {words.kind[row.kind]}
        </StatusBadge>
        <Text textStyle="sm">{fill(words.explain[row.kind], { type: row.access_type })}</Text>
        {row.error ? (
          <Text textStyle="sm" color="fg.error">
            {row.error}
          </Text>
        ) : null}
      </Box>
    ),
  },
  {
    id: 'place',
    header: words.place,
    value: (row) => row.datasets.map((dataset) => dataset.display_name).join(', ') || row.place,
    cell: (row) => (
      <Box>
        {row.datasets.map((dataset) => dataset.display_name).join(', ')}
        <Text textStyle="sm" overflowWrap="anywhere">
          {row.place}
        </Text>
      </Box>
    ),
  },
  { id: 'found', header: words.found, value: (row) => formatDate(row.found) },
  { id: 'mend', header: words.repairColumn, cell: (row) => <RepairButton drift={row} /> },
];

function RepairButton({ drift }: { drift: Drift }) {
  const repair = useWrite('POST /access-drift/{id}/mend/', {
    invalidates: ['access-drift', 'history'],
    done: words.repaired,
    failureTitle: true,
    isParallel: true,
  });
  if (drift.closed !== null) {
    const when = formatDate(drift.closed);
    const name = drift.mended_by?.display_name;
    return (
      <Text as="span">
        {name === undefined ? fill(words.closed, { when }) : fill(words.repairedBy, { when, name })}
      </Text>
    );
  }
  if (drift.mend_asked !== null) return <Text as="span">{words.repairing}</Text>;
  if (!drift.abilities['mend']) return <Text as="span">{dataAccess.none}</Text>;
  return (
    <Button
      size="sm"
      variant="outline"
      loading={repair.isBusy}
      aria-label={fill(words.repairLabel[drift.kind], {
        account: drift.user?.display_name ?? drift.account,
        type: drift.access_type,
      })}
      onClick={() => void repair.send({ params: { id: drift.id } })}
    >
      {words.repair[drift.kind]}
    </Button>
  );
}
