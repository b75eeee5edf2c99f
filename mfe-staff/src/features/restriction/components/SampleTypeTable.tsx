import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { StatusBadge } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { DataTable, listProps, type TableColumn, type TableState } from '@portal/shared-ui/table';
import { accessText } from './restriction-columns.tsx';
import { SampleTypeRestriction } from './SampleTypeRestriction.tsx';
import { restriction as words } from '#texts/restriction';

type Kind = RowOf<'GET /restricted-sample-type/'>;

const COLUMNS: readonly TableColumn<Kind>[] = [
  { id: 'name', header: words.name, value: (row) => row.display_name },
  {
    id: 'access',
    header: words.access,
    value: accessText,
    cell: (row) => <StatusBadge tone={row.limited ? 'warning' : 'neutral'}>{accessText(row)}</StatusBadge>,
  },
];
const ALL: TableState = { page: 1, pageSize: 50, ordering: '', search: '', filters: {} };
const showRestriction = ({ id }: Kind) => <SampleTypeRestriction id={id} />;

/** All kinds of samples; they are few, so they fit on one page. */
export function SampleTypeTable() {
  const [state, setState] = useState(ALL);
  const list = useList('GET /restricted-sample-type/', { limit: ALL.pageSize });
  return (
    <DataTable
      caption={words.biospecimens}
      columns={COLUMNS}
      {...listProps(list)}
      state={state}
      onStateChange={setState}
      rowId={(row) => String(row.id)}
      details={showRestriction}
      empty={{ title: MESSAGES.noEntries }}
    />
  );
}
