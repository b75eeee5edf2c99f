import { useMemo, useState } from 'react';
import { ACCESS_TYPES } from '@portal/contract/statuses';
import { ACCESS_WRITER_ROLES } from '@portal/contract/roles';
import { fill, Stack, Text } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, type TableColumn, type TableState } from '@portal/shared-ui/table';
import type { Answer } from '../model/answer.ts';
import { groupByResearcher, type Researcher, type Way } from '../model/researchers.ts';
import { dataAccess as words } from '#texts/data-access';
import { AccessToggle } from './AccessToggle.tsx';
import { GiveAccess } from './GiveAccess.tsx';

type Dataset = RowOf<'GET /dataset/'>;

/** Spec 3 section 9: 10 researchers a page; up to 1000 rows are loaded in one call. */
const PAGE: TableState = { page: 1, pageSize: 10, ordering: '', search: '', filters: {} };
const MOST = 1000;
/** Polling interval in milliseconds while a row waits for an external system. */
const WAITING = 3000;

const offeredWays = (dataset: Dataset): Readonly<Record<Way, boolean>> => ({
  Globus: dataset.globus,
  AWS: dataset.aws,
  GPF: dataset.gpf_accessible && Boolean(dataset.gpf_group),
  Other: Boolean(dataset.data_file),
});

interface Switching {
  readonly dataset: Dataset;
  readonly mayWrite: boolean;
  readonly reload: () => Promise<void>;
}

/** Columns for the researcher, the source of the access, and each access type. */
const makeColumns = (switching: Switching): readonly TableColumn<Researcher>[] => {
  const offered = offeredWays(switching.dataset);
  return [
    {
      id: 'researcher',
      header: words.researcher,
      value: ({ user }) => user.display_name,
      cell: ({ user }) => <RouteLink to={`/user/${user.id}`}>{user.display_name}</RouteLink>,
    },
    { id: 'institution', header: words.institution, value: ({ institution }) => institution?.display_name },
    {
      id: 'cause',
      header: words.cause,
      value: ({ request }) => request?.sfari_request_id ?? words.byHand,
      cell: ({ request }) =>
        request ? (
          <RouteLink to={`/request/${request.id}`}>{request.sfari_request_id}</RouteLink>
        ) : (
          words.byHand
        ),
    },
    ...ACCESS_TYPES.map((way) => ({
      id: way,
      header: words.way[way],
      cell: (researcher: Researcher) => (
        <AccessToggle {...switching} {...{ researcher, way }} isOffered={offered[way]} />
      ),
    })),
  ];
};

/** The researchers with access to one dataset, and the source of their access. */
export function DatasetPeople({ dataset }: { dataset: Dataset }) {
  const { role } = useSession();
  const mayWrite = role !== null && ACCESS_WRITER_ROLES.includes(role);
  const [state, setState] = useState(PAGE);
  const { rows, count, error, isLoading, reload } = useList(
    'GET /datasetaccess/',
    { dataset: dataset.id, limit: MOST },
    {
      swr: {
        refreshInterval: (answer?: Answer<'GET /datasetaccess/'>) =>
          answer?.data.results.some(({ external }) => external?.state === 'queued') ? WAITING : 0,
      },
    },
  );
  const researchers = useMemo(() => groupByResearcher(rows), [rows]);
  const columns = useMemo(() => makeColumns({ dataset, mayWrite, reload }), [dataset, mayWrite, reload]);
  const start = (state.page - 1) * state.pageSize;
  return (
    <Stack gap="4" align="stretch">
      {count > rows.length && !isLoading ? (
        <Text>{fill(words.readInPart, { shown: rows.length, count })}</Text>
      ) : null}
      <DataTable
        caption={fill(words.people, { name: dataset.name })}
        columns={columns}
        rows={researchers.slice(start, start + state.pageSize)}
        count={researchers.length}
        isLoading={isLoading}
        error={error}
        onRetry={() => void reload()}
        state={state}
        onStateChange={setState}
        rowId={({ id }) => id}
        empty={{ title: words.noOne, description: words.noOneText }}
      />
      {mayWrite ? <GiveAccess dataset={dataset} offered={offeredWays(dataset)} /> : null}
    </Stack>
  );
}
