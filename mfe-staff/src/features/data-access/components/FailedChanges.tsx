import { useState } from 'react';
import { ACCESS_WRITER_ROLES } from '@portal/contract/roles';
import { Box, formatDate, SectionHeading, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, type TableColumn, type TableState } from '@portal/shared-ui/table';
import type { AccessRow } from '../model/researchers.ts';
import { dataAccess } from '#texts/data-access';
import { Outside } from './AccessToggle.tsx';

const words = dataAccess.failedUpdates;
const PAGE: TableState = { page: 1, pageSize: 10, ordering: '', search: '', filters: {} };

/** Ledger rows of all datasets that an external system failed to receive; each can be resent. */
export function FailedChanges() {
  const { role } = useSession();
  const mayWrite = role !== null && ACCESS_WRITER_ROLES.includes(role);
  const [state, setState] = useState(PAGE);
  const failed = useList('GET /datasetaccess/', {
    external__state: 'failed',
    ordering: '-modified',
    limit: state.pageSize,
    offset: (state.page - 1) * state.pageSize,
  });
  // Usually nothing failed. A section without rows would only push the datasets down.
  if (failed.count === 0 && !failed.error) return null;
  return (
    <Box>
      <SectionHeading>{words.title}</SectionHeading>
      <Text mb="4">{words.text}</Text>
      <DataTable
        caption={words.table}
        columns={mayWrite ? COLUMNS.writer : COLUMNS.reader}
        {...listProps(failed)}
        state={state}
        onStateChange={setState}
        rowId={(row) => String(row.id)}
        empty={undefined}
      />
    </Box>
  );
}

const makeColumns = (mayResend: boolean): readonly TableColumn<AccessRow>[] => [
  {
    id: 'researcher',
    header: dataAccess.researcher,
    value: ({ user }) => user.display_name,
    cell: ({ user }) => <RouteLink to={`/user/${user.id}`}>{user.display_name}</RouteLink>,
  },
  {
    id: 'request',
    header: dataAccess.cause,
    value: ({ request }) => request?.sfari_request_id ?? dataAccess.byHand,
    cell: ({ request }) =>
      request ? (
        <RouteLink to={`/request/${request.id}`}>{request.sfari_request_id}</RouteLink>
      ) : (
        dataAccess.byHand
      ),
  },
  {
    id: 'dataset',
    header: words.dataset,
    value: ({ dataset }) => dataset.display_name,
    cell: ({ dataset }) => <RouteLink to={`/dataset/${dataset.id}`}>{dataset.display_name}</RouteLink>,
  },
  {
    id: 'change',
    header: words.change,
    value: ({ status }) => words[status],
  },
  {
    id: 'state',
    header: words.state,
    cell: (row) => (
      <Outside row={row} way={row.access_type} name={row.user.display_name} mayResend={mayResend} />
    ),
  },
  {
    id: 'since',
    header: words.since,
    value: ({ external }) => external && formatDate(external.since),
  },
];
const COLUMNS = { reader: makeColumns(false), writer: makeColumns(true) };
