import { useState } from 'react';
import { fill, formatDateTime } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { DataTable, listProps, tableQuery, type TableColumn, type TableState } from '@portal/shared-ui/table';
import { superuser } from '#texts/superuser';

type LogRow = RowOf<'GET /post-log/'>;

const nameActor = ({ actor, impersonator }: LogRow): string => {
  const name = actor?.display_name ?? superuser.portal;
  return impersonator ? fill(superuser.inName, { other: name, real: impersonator.display_name }) : name;
};

const COLUMNS: TableColumn<LogRow>[] = [
  { id: 'log', header: superuser.logLine, value: (row) => row.log },
  {
    id: 'kind',
    header: superuser.logKind,
    value: (row) => (row.kind ? superuser.logKinds[row.kind] : null),
  },
  { id: 'who', header: superuser.who, value: nameActor },
  {
    id: 'when',
    header: superuser.when,
    value: (row) => formatDateTime(row.created),
    sortKey: 'created',
    sortsAs: 'date',
  },
  { id: 'call', header: superuser.correlation, value: (row) => row.correlation_id, canCopy: true },
];

/** The log, newest first. The page's address belongs to the history above, so the table has local state. */
export function LogTable() {
  const [state, setState] = useState<TableState>({
    page: 1,
    pageSize: 10,
    ordering: '',
    search: '',
    filters: {},
  });
  const list = useList('GET /post-log/', tableQuery(state));
  return (
    <DataTable
      caption={superuser.log}
      columns={COLUMNS}
      {...listProps(list)}
      state={state}
      onStateChange={(next) => setState(next.search === state.search ? next : { ...next, page: 1 })}
      rowId={(row) => String(row.id)}
      searchLabel={superuser.searchLog}
    />
  );
}
